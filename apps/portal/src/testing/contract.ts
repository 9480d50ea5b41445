import { deviationOf } from "@lucarne/contract/deviation";
import { answerExamples } from "@lucarne/contract/documented";
import { readContract, type Check, type Operation } from "@lucarne/contract/operations";
import text from "../../../../openapi/dist/openapi.json?raw";

export type { Operation } from "@lucarne/contract/operations";

const document: unknown = JSON.parse(text);

const operations = readContract(document).map((operation) => ({
  operation,
  pattern: new RegExp(`^/api${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The operation of a call; undefined when the contract has none. A path without parameters wins. */
export const operationOf = (method: string, pathname: string): Operation | undefined =>
  operations
    .filter(({ operation, pattern }) => operation.method === method && pattern.test(pathname))
    .map(({ operation }) => operation)
    .toSorted((one, other) => one.path.split("{").length - other.path.split("{").length)[0];

/** The operation with an id; undefined when the contract has none. */
export const operationById = (id: string): Operation | undefined =>
  operations.find(({ operation }) => operation.operationId === id)?.operation;

const faultOf = (check: Check, value: unknown): string | undefined => {
  const validate = check();
  if (validate(value)) return undefined;
  const [first] = validate.errors ?? [];
  return `${first?.instancePath || "/"} ${first?.message} ${JSON.stringify(first?.params)}`;
};

const faultOfQuery = ({ query, lists, checkQuery }: Operation, sent: URLSearchParams): string | undefined => {
  const unknown = [...sent.keys()].find((name) => !query.includes(name));
  if (unknown !== undefined) return `/${unknown} is not in the contract`;
  return faultOf(
    checkQuery,
    Object.fromEntries([...sent].map(([name, value]) => [name, lists.includes(name) ? value.split(",") : value])),
  );
};

/** What is wrong with a request by the contract: its query or its JSON body. */
export const faultOfRequest = (operation: Operation, url: URL, body: string): string | undefined => {
  const { operationId } = operation;
  const wrongQuery = faultOfQuery(operation, url.searchParams);
  if (wrongQuery !== undefined) return `${operationId} was called with a wrong query: ${wrongQuery}`;
  if (operation.body?.mediaType !== "application/json") return undefined;
  if (body === "") return operation.body.required ? `${operationId} was called without a body` : undefined;
  const wrong = faultOf(operation.body.check.whole, JSON.parse(body));
  return wrong === undefined ? undefined : `${operationId} was called with a wrong body: ${wrong}`;
};

/** An answer of the contract: its media type, the checked body, or what is wrong with it. */
export type ContractAnswer = { readonly mediaType: string; readonly body: unknown } | { readonly fault: string };

/**
 * The answer of an operation with a status.
 * @param answer `body` or the name of an `example` of the contract; without both its first example
 */
export const answerOf = (
  operation: Operation,
  status: number,
  answer: { readonly body?: unknown; readonly example?: string } = {},
): ContractAnswer => {
  const { operationId } = operation;
  const named = answerExamples(document, operation, status);
  if (!named) return { fault: `${operationId} cannot answer ${status} by the contract` };
  const { mediaType, examples } = named;
  if (mediaType === "") return { mediaType, body: undefined };
  const name = answer.example ?? Object.keys(examples)[0] ?? "";
  const body = "body" in answer ? answer.body : examples[name];
  if (body === undefined) return { fault: `${operationId} ${status} has no example ${name}` };
  const fault = deviationOf(operation, { status, body, headers: { "content-type": mediaType } });
  return fault === undefined ? { mediaType, body } : { fault };
};
