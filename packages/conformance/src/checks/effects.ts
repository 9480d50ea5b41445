import { randomInt, randomUUID } from "node:crypto";

import { isObject } from "@lucarne/api-client/is-object";
import type { DocumentedOperation } from "@lucarne/contract/documented";

import type { Person } from "../people/belongings.ts";
import { NotTested } from "../report/findings.ts";
import { exampleRequest } from "../requests/example-request.ts";
import { json, type Answer, type Call } from "../target/target.ts";
import { codeOf, idOf, type Context } from "./context.ts";
import { cart, orderable } from "./shop.ts";

/** A body that the server accepts once, and a field whose change makes it another body. */
interface Effect {
  readonly body: Readonly<Record<string, unknown>>;
  readonly other: Readonly<Record<string, unknown>>;
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join("");

/** Values that must be new for each effect, and the field that is changed to make another body. */
const EFFECTS: Readonly<
  Record<string, (serial: string | undefined) => { own?: object; changed: string; to: unknown }>
> = {
  createMessage: () => ({ own: { message: `A message ${randomUUID()}` }, changed: "message", to: "Another message" }),
  createProject: () => ({ own: { name: `Project ${randomUUID()}` }, changed: "name", to: "Another name" }),
  createScan: (serial) => {
    if (serial === undefined) throw new NotTested("settings.serials has too few free serials.");
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

/**
 * Makes a body that an operation with a key accepts from the context's first person.
 * @throws {NotTested} where the tool or the settings have none
 */
export const effectOf = async (
  context: Context,
  documented: DocumentedOperation,
  serial: string | undefined,
): Promise<Effect> => {
  const { operationId } = documented.operation;
  if (operationId === "createOrder") {
    return orderOf(context);
  }
  const { body } = exampleRequest(documented, idOf(context.first));
  if (!isObject(body)) throw new NotTested("The contract has no example of a body.");
  const { own = {}, changed, to } = EFFECTS[operationId]?.(serial) ?? { changed: "", to: undefined };
  if (changed === "") throw new NotTested("The tool does not know a body for this operation.");
  return { body: { ...body, ...own }, other: { ...body, ...own, [changed]: to } };
};

/** A call of an operation with a key, by a person. */
export const callWithKey = (documented: DocumentedOperation, person: Person, body: unknown, key: string): Call => {
  const { operation } = documented;
  const { path } = exampleRequest(documented, idOf(person));
  return json(operation.method, path, body, {
    token: operation.access === "public" ? undefined : person.token,
    headers: { "idempotency-key": key },
  });
};

/** Whether an answer is a success. */
export const succeeded = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** The error for a server that refuses a body that should work. */
export const refused = (answer: Answer | undefined): NotTested =>
  new NotTested(
    `The server refuses the example of the contract: ${answer?.status} ${codeOf(answer?.body)} ${answer?.text.slice(0, 200)}`,
  );
