import { isObject } from "@lucarne/api-client/is-object";
import { deviationOf } from "@lucarne/contract/deviation";
import type { DocumentedOperation } from "@lucarne/contract/documented";
import fc from "fast-check";

import { type CheckName, demand, finding, type Finding } from "../report/findings.ts";
import { MARK } from "../requests/arbitrary.ts";
import { illegalRequests } from "../requests/illegal-requests.ts";
import { requestArbitrary, type RandomRequest } from "../requests/random-request.ts";
import { shown } from "../target/shown.ts";
import type { Answer, Call } from "../target/target.ts";
import { byMethod, type Context } from "./context.ts";

/** A text inside a string of JSON, up to 80 characters. */
const INSIDE = String.raw`(?:[^"!?]|\\"){0,80}`;
/**
 * Terms of databases, programs and machines that an answer must not contain. A sentence such as "Select a value from the list"
 * is none: a query has quotes, an asterisk or a comparison too.
 */
const INSIDES = new RegExp(
  [
    String.raw`SQLSTATE|syntax error at or near|relation \\?"|violates [\w -]{1,60} constraint|duplicate key`,
    String.raw`\binsert into\b|\bselect\b${INSIDE}(?:\*|=|\\")${INSIDE}\bfrom\b`,
    String.raw`\.(?:ts|js|py|java|php|cs|rb):\d|node_modules|Traceback|\bat \w[\w.$]{0,60} \([^)]{0,200}:\d`,
  ].join("|"),
  "i",
);

/** Fields with which the tool would close its own accounts. */
const DANGEROUS = new Set(["active", "email", "phone", "role"]);
const OWN_ACCOUNTS = new Set(["updateUser", "updateCompany", "updateTeamMember"]);
/** Text that a server may trim before it looks at it. */
const TRIMMED = /^[\s\p{C}]|[\s\p{C}]$/u;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A request without the fields that would close the accounts of the run. */
const harmless = (operationId: string, request: RandomRequest): RandomRequest => {
  if (!OWN_ACCOUNTS.has(operationId) || request.payload === undefined) return request;
  const body = parsed(request.payload);
  if (!isObject(body)) return request;
  const kept = Object.entries(body).filter(([name]) => !DANGEROUS.has(name));
  return { ...request, payload: JSON.stringify(Object.fromEntries(kept)) };
};

const mayBeTrimmed = (value: unknown): boolean => {
  if (typeof value === "string") return TRIMMED.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(mayBeTrimmed);
};

/** Whether the contract refuses a body for certain. */
const isBodyRefused = ({ operation }: DocumentedOperation, { headers, payload }: RandomRequest): boolean => {
  if (operation.body?.mediaType !== "application/json" || headers["content-type"] !== "application/json") return false;
  const body = payload === undefined ? undefined : parsed(payload);
  return body !== undefined && !mayBeTrimmed(body) && !operation.body.check.whole()(body);
};

/** A value that servers read in different ways: repeated, empty, or with spaces around it. */
const isUnclear = (values: readonly string[]): boolean =>
  values.length !== 1 || values.some((value) => value === "" || mayBeTrimmed(value));

const isQueryRefused = ({ operation }: DocumentedOperation, query: URLSearchParams): boolean => {
  const sent = operation.query.filter((name) => query.has(name));
  if (sent.some((name) => isUnclear(query.getAll(name)))) return false;
  const valueOf = (name: string) => {
    const value = query.get(name) ?? "";
    return operation.lists.includes(name) ? value.split(",") : value;
  };
  return !operation.checkQuery()(Object.fromEntries(sent.map((name) => [name, valueOf(name)])));
};

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const isPathRefused = ({ operation }: DocumentedOperation, values: readonly string[]): boolean => {
  const read = values.map(decoded);
  if (read.some((value) => value === undefined || isUnclear([value]))) return false;
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return !operation.checkPath()(Object.fromEntries(names.map((name, index) => [name, read[index]])));
};

/** The values in the path of a request; undefined where it is another operation's: a segment is empty or split. */
const pathValues = ({ operation }: DocumentedOperation, { pathname }: URL): readonly string[] | undefined =>
  new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "([^/]+)")}$`).exec(pathname)?.slice(1);

/** The part of a request that the contract refuses for certain; undefined where there is none. */
const refusedPart = (documented: DocumentedOperation, request: RandomRequest): string | undefined => {
  const url = new URL(request.path, "http://server");
  const values = pathValues(documented, url);
  if (values === undefined) return undefined;
  if (isPathRefused(documented, values)) return "path";
  if (isQueryRefused(documented, url.searchParams)) return "query";
  return request.upload?.isRefused || isBodyRefused(documented, request) ? "body" : undefined;
};

/** What HTTP servers answer to a long address before an application sees it. */
const TOO_LONG: ReadonlySet<number> = new Set([414, 431]);
/** An address of this length is served by all of them. */
const SERVED_LENGTH = 4000;

const described = (method: string, { path, payload = "", upload }: RandomRequest): string =>
  shown(`${method} ${path} ${upload ? `with ${upload.title}` : payload}`.trimEnd());

/** A check of one answer to a random request. */
interface AnswerCheck {
  readonly name: CheckName;
  /** What is wrong; undefined where nothing is. */
  readonly faultOf: (documented: DocumentedOperation, request: RandomRequest, answer: Answer) => string | undefined;
}

/** What may be wrong with the answer to a random request. */
export const ANSWER_CHECKS: readonly AnswerCheck[] = [
  {
    name: "answers",
    faultOf: (documented, request, { status, body, mediaType }) => {
      if (status >= 500) return `answered ${status}`;
      if (pathValues(documented, new URL(request.path, "http://server")) === undefined) return undefined;
      return deviationOf(documented.operation, { status, body, headers: { "content-type": mediaType } });
    },
  },
  {
    name: "validation",
    faultOf: (documented, request, { status }) => {
      const part = status < 400 ? refusedPart(documented, request) : undefined;
      return part === undefined ? undefined : `answered ${status} to a ${part} that the contract refuses`;
    },
  },
  {
    name: "discretion",
    faultOf: (_, _request, { status, text }) => {
      if (status < 400) return undefined;
      if (text.includes(MARK)) return `the refusal repeats the refused value: ${shown(text)}`;
      return INSIDES.test(text) ? `the refusal reveals how the server is built: ${shown(text)}` : undefined;
    },
  },
];

const checkOperation = async (context: Context, documented: DocumentedOperation): Promise<Finding[]> => {
  const { send, settings, first } = context;
  const { operation } = documented;
  const wrong = new Map<CheckName, string>();
  const { requests: numRuns, seed } = settings;
  const requests = [
    ...fc.sample(requestArbitrary(documented, first.belongings), { numRuns, seed }),
    ...illegalRequests(documented, first.belongings),
  ];
  const exchange = async (): Promise<void> => {
    for (const random of requests) {
      const request = harmless(operation.operationId, random);
      const call: Call = {
        method: operation.method,
        path: request.path,
        headers: request.headers,
        token: operation.access === "public" ? undefined : first.token,
        body: request.upload?.form ?? request.payload,
      };
      const answer = await send(call);
      if (TOO_LONG.has(answer.status) && call.path.length > SERVED_LENGTH) continue;
      for (const { name, faultOf } of ANSWER_CHECKS) {
        const fault = wrong.has(name) ? undefined : faultOf(documented, request, answer);
        if (fault !== undefined) wrong.set(name, `${described(call.method, request)}\n${fault}`);
      }
    }
  };
  const sent = await finding(operation.operationId, "answers", exchange);
  if (sent.outcome !== "passed") return [sent];
  return Promise.all(
    ANSWER_CHECKS.map(({ name }) =>
      finding(operation.operationId, name, async () => {
        const fault = wrong.get(name);
        demand(fault === undefined, () => fault ?? "");
      }),
    ),
  );
};

/** Sends random requests, legal and hostile, to each operation and holds the answers against the contract. */
export const checkAnswers = async (context: Context): Promise<Finding[]> => {
  const found: Finding[] = [];
  for (const documented of byMethod(context.operations)) found.push(...(await checkOperation(context, documented)));
  return found;
};
