import { isObject } from "@lucarne/api-client/is-object";
import type { DocumentedOperation } from "@lucarne/contract/documented";

import type { Person } from "../people/belongings.ts";
import type { GetCode } from "../people/sign-in.ts";
import { NotTested } from "../report/findings.ts";
import { exampleRequest } from "../requests/example-request.ts";
import type { Thing } from "../requests/things.ts";
import { pictureForm } from "../requests/uploads.ts";
import type { Settings } from "../settings.ts";
import { json, type Call, type Send } from "../target/target.ts";

/** Sets the clock of the server under test ahead. */
export type AdvanceClock = (days: number) => Promise<void>;

/** What a check works with that needs nobody who can sign in. */
export interface Visit {
  readonly send: Send;
  readonly operations: readonly DocumentedOperation[];
  /** Who makes the calls that need a token. */
  readonly first?: Person;
}

/** What every check works with. */
export interface Context extends Visit {
  readonly settings: Settings;
  readonly getCode: GetCode;
  readonly advanceClock: AdvanceClock | undefined;
  readonly first: Person;
  readonly second: Person;
}

/** An id of a person's object. Throws `NotTested` where the person has none. */
export const idOf =
  (person: Person) =>
  (thing: Thing): string | number => {
    const id = thing.of(person.belongings);
    if (person.missing.has(id)) throw new NotTested(`${person.email} has no such object, and it could not be created.`);
    return id;
  };

/** An id that nothing has. */
export const unknownId = (thing: Thing): string | number => thing.unknown();

/** The contract's example as a call. */
export const exampleCall = (
  documented: DocumentedOperation,
  choose: (thing: Thing) => string | number,
  token?: string,
): Call => {
  const { path, body, takesFile } = exampleRequest(documented, choose);
  const { method } = documented.operation;
  if (takesFile) return { method, path, token, body: pictureForm() };
  return body === undefined ? { method, path, token } : json(method, path, body, { token });
};

/** The `code` of a problem; empty for another body. */
export const codeOf = (body: unknown): string => String(isObject(body) ? (body["code"] ?? "") : "");

/** Reads first and deletes last, so that most calls find what they name. */
const ORDER = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Operations in the order in which calls of them disturb each other least. */
export const byMethod = (operations: readonly DocumentedOperation[]): DocumentedOperation[] =>
  operations.toSorted((one, other) => ORDER.indexOf(one.operation.method) - ORDER.indexOf(other.operation.method));
