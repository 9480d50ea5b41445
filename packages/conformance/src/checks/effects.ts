import { randomInt, randomUUID } from "node:crypto";

import { isObject } from "@lucarne/api-client/is-object";
import type { DocumentedOperation } from "@lucarne/contract/documented";

import type { Person } from "../people/belongings.ts";
import { NotTested } from "../report/findings.ts";
import { exampleRequest } from "../requests/example-request.ts";
import { json, type Answer, type Call } from "../target/target.ts";
import { idOf, type Context } from "./context.ts";
import { cart, orderable, topUpAmounts } from "./shop.ts";
import { projectSurveyAnswers } from "./survey.ts";

/** A body that the server accepts once, and a field whose change makes it another body. */
interface Effect {
  readonly body: Readonly<Record<string, unknown>>;
  readonly other: Readonly<Record<string, unknown>>;
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join("");

/** A Polish mobile number. */
export const newPhone = (): string => `603${digits(6)}`;

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** A Polish company number with its check digit. */
const newCompanyNumber = (): string => {
  for (;;) {
    const number = `6${digits(8)}`;
    const check = WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0) % 11;
    if (check < 10) return `${number}${check}`;
  }
};

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
    own: { phone: newPhone() },
    changed: "name",
    to: "Anna",
  }),
  createTicket: () => ({ own: { title: `Question ${randomUUID()}` }, changed: "title", to: "Another question" }),
  registerCompany: () => ({
    own: {
      companyRegistrationNumber: newCompanyNumber(),
      email: `${randomUUID()}@conformance.example`,
      phone: newPhone(),
    },
    changed: "companyCity",
    to: "Kraków",
  }),
};

const orderOf = async (context: Context): Promise<Effect> => {
  const [cheapest] = (await orderable(context)).toSorted((one, other) => one.cost - other.cost);
  if (!cheapest) throw new NotTested("The shop has nothing that can be ordered.");
  const { sold, quantity } = cheapest;
  return { body: cart(sold, quantity), other: cart(sold, quantity + 1) };
};

const topUpOf = async (context: Context): Promise<Effect> => {
  const [cheapest] = (await topUpAmounts(context)).toSorted((one, other) => one.price - other.price);
  if (!cheapest) throw new NotTested("The card cannot be topped up: its product has no amounts.");
  const body = { variant_uuid: cheapest.uuid, terms_accepted: 1, shown_price: cheapest.price };
  return { body, other: { ...body, shown_price: cheapest.price + 1 } };
};

const surveyOf = async (context: Context): Promise<Effect> => {
  const answers = await projectSurveyAnswers(context);
  const others = answers.map(({ id, ...answer }) => ({ id: id + 1, ...answer }));
  return { body: { response: JSON.stringify(answers) }, other: { response: JSON.stringify(others) } };
};

/** Effects whose bodies need what other operations answer. */
const EFFECTS_OF_ANSWERS: Readonly<Record<string, (context: Context) => Promise<Effect>>> = {
  createOrder: orderOf,
  requestCardTopUp: topUpOf,
  submitProjectSurvey: surveyOf,
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
  const made = await EFFECTS_OF_ANSWERS[operationId]?.(context);
  if (made) return made;
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
