import { execFile } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { isDeepStrictEqual, promisify } from "node:util";

import { isObject } from "@lucarne/api-client/is-object";
import type { DocumentedOperation } from "@lucarne/contract/documented";

import { demand, finding, type Finding, NotTested } from "../report/findings.ts";
import { json, type Answer, type Call } from "../target/target.ts";
import { exampleRequest } from "../requests/example-request.ts";
import { codeOf, idOf, type Context } from "./context.ts";
import { cart, orderable } from "./shop.ts";

const run = promisify(execFile);
const PARALLEL = 10;
const MAX_COMMAND = 60_000;

/** A body that the server accepts once, and a field whose change makes it another body. */
interface Effect {
  readonly body: Readonly<Record<string, unknown>>;
  readonly other: Readonly<Record<string, unknown>>;
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join("");

/** Values that must be new for each effect, and the field that is changed to make another body. */
const EFFECTS: Readonly<Record<string, (context: Context) => { own?: object; changed: string; to: unknown }>> = {
  createMessage: () => ({ own: { message: `A message ${randomUUID()}` }, changed: "message", to: "Another message" }),
  createProject: () => ({ own: { name: `Project ${randomUUID()}` }, changed: "name", to: "Another name" }),
  createScan: ({ settings }) => {
    const serial = settings.serials[1];
    if (serial === undefined) throw new NotTested("settings.serials has no second free serial.");
    return { own: { code: serial }, changed: "code", to: `${serial}0` };
  },
  createTeamMember: () => ({
    own: { phone: `603${digits(6)}` },
    changed: "name",
    to: "Anna",
  }),
  createTicket: () => ({ own: { title: `Question ${randomUUID()}` }, changed: "title", to: "Another question" }),
  registerCompany: () => ({
    own: { email: `${randomUUID()}@conformance.example`, phone: `603${digits(6)}` },
    changed: "companyCity",
    to: "Kraków",
  }),
  requestCardTopUp: () => ({ changed: "shown_price", to: 1 }),
  submitProjectSurvey: () => ({ changed: "response", to: "[]" }),
};

const orderOf = async (context: Context): Promise<Effect> => {
  const [cheapest] = (await orderable(context)).toSorted((one, other) => one.cost - other.cost);
  if (!cheapest) throw new NotTested("The shop has nothing that can be ordered.");
  const { sold, quantity } = cheapest;
  return { body: cart(sold, quantity), other: cart(sold, quantity + 1) };
};

const effectOf = async (context: Context, documented: DocumentedOperation): Promise<Effect> => {
  const { operationId } = documented.operation;
  if (operationId === "createOrder") {
    return orderOf(context);
  }
  const { body } = exampleRequest(documented, idOf(context.first));
  if (!isObject(body)) throw new NotTested("The contract has no example of a body.");
  const { own = {}, changed, to } = EFFECTS[operationId]?.(context) ?? { changed: "", to: undefined };
  if (changed === "") throw new NotTested("The tool does not know a body for this operation.");
  return { body: { ...body, ...own }, other: { ...body, ...own, [changed]: to } };
};

const sameAnswer = (one: Answer, other: Answer): boolean =>
  one.status === other.status && isDeepStrictEqual(one.body, other.body);

const succeeded = ({ status }: Answer): boolean => status >= 200 && status < 300;

const checkRepeats = async (context: Context, documented: DocumentedOperation): Promise<void> => {
  const { send, first, settings } = context;
  const { operation } = documented;
  const { path } = exampleRequest(documented, idOf(first));
  const token = operation.access === "public" ? undefined : first.token;
  const call = (body: unknown, key: string): Call =>
    json(operation.method, path, body, { token, headers: { "idempotency-key": key } });
  const { body, other } = await effectOf(context, documented);
  const key = randomUUID();

  // At once: any call may be the first; the others get its answer, or 409 while it is in progress.
  const answers = await Promise.all(Array.from({ length: PARALLEL }, () => send(call(body, key))));
  const [done] = answers.filter(succeeded);
  if (!done) {
    const refusal = answers[0];
    throw new NotTested(
      `The server refuses the example of the contract: ${refusal?.status} ${codeOf(refusal?.body)} ${refusal?.text.slice(0, 200)}`,
    );
  }
  for (const answer of answers)
    demand(
      sameAnswer(answer, done) || (answer.status === 409 && codeOf(answer.body) === "idempotency_in_progress"),
      () =>
        `${PARALLEL} calls with one key at once had different answers: ${done.status} and ${answer.status} ${answer.text}`,
    );
  const again = await send(call(body, key));
  demand(
    sameAnswer(again, done),
    () => `the same key and body were answered ${again.status} ${again.text}, not as before`,
  );
  demand(
    again.headers["idempotent-replayed"] === "true",
    () => "the stored answer lacks the header Idempotent-Replayed: true",
  );
  const mismatch = await send(call(other, key));
  demand(
    mismatch.status === 422 && codeOf(mismatch.body) === "idempotency_mismatch",
    () => `the same key with another body was answered ${mismatch.status} ${codeOf(mismatch.body)}`,
  );
  if (!settings.clock) return;
  const days = operation.idempotencyDays - 1;
  if (days === 0) return;
  const [program = "", ...rest] = settings.clock.command.map((part) => part.replaceAll("{days}", String(days)));
  await run(program, rest, { timeout: MAX_COMMAND });
  const later = await send(call(body, key));
  demand(sameAnswer(later, done), () => `after ${days} days the same key and body were answered ${later.status}`);
};

/** Sends each operation with an effect again: with its key, at once, and with another body. */
export const checkIdempotency = async (context: Context): Promise<Finding[]> => {
  const found: Finding[] = [];
  for (const documented of context.operations)
    if (documented.operation.idempotency === "key")
      found.push(
        await finding(documented.operation.operationId, "idempotency", () => checkRepeats(context, documented)),
      );
  return found;
};
