import { servedCapabilities } from "@lucarne/api-client/capabilities";
import { documentedOperations, type DocumentedOperation } from "@lucarne/contract/documented";

import { checkAccess, checkTokens } from "./checks/access.ts";
import { checkAnswers } from "./checks/answers.ts";
import type { AdvanceClock, Context } from "./checks/context.ts";
import { checkIdempotency } from "./checks/idempotency.ts";
import { checkMoney } from "./checks/money.ts";
import { checkLists } from "./checks/pages.ts";
import { checkAbsence, checkPresence } from "./checks/presence.ts";
import { checkReplays, clockOf } from "./checks/replays.ts";
import { checkSessions } from "./checks/session.ts";
import { checkSuccess } from "./checks/success.ts";
import { personOf } from "./people/belongings.ts";
import { readCode } from "./people/read-code.ts";
import { signIn, type GetCode } from "./people/sign-in.ts";
import type { Finding } from "./report/findings.ts";
import type { Settings } from "./settings.ts";
import { targetOf, type Send } from "./target/target.ts";

/** The parts of a run, in their order. Random requests come late, because some of them delete what they find. */
const PARTS = {
  presence: checkPresence,
  access: checkAccess,
  pages: checkLists,
  success: checkSuccess,
  idempotency: checkIdempotency,
  money: checkMoney,
  answers: checkAnswers,
  sessions: checkSessions,
  replays: checkReplays,
} as const;

/** The name of a part of a run. */
export type Part = keyof typeof PARTS;

/** What a test changes of a run. */
interface RunOptions {
  readonly send?: Send;
  readonly getCode?: GetCode;
  readonly advanceClock?: AdvanceClock | undefined;
  readonly parts?: readonly Part[];
  /** Only these operations. */
  readonly only?: readonly string[];
  readonly say?: (line: string) => void;
}

const PART_NAMES: readonly Part[] = [
  "presence",
  "access",
  "pages",
  "success",
  "idempotency",
  "money",
  "answers",
  "sessions",
  "replays",
];

/** The operations that the server has by its own account, and the others. */
const declared = async (
  send: Send,
  operations: readonly DocumentedOperation[],
): Promise<{ served: readonly DocumentedOperation[]; undeclared: readonly DocumentedOperation[] }> => {
  const { body } = await send({ method: "GET", path: "/v1/config" });
  const names = servedCapabilities(body);
  const isServed = ({ operation: { capability } }: DocumentedOperation) =>
    capability === undefined || names.includes(capability);
  return {
    served: operations.filter(isServed),
    undeclared: operations.filter((documented) => !isServed(documented)),
  };
};

/**
 * Runs a bundled contract against a server.
 * @returns what was found out, one finding for each operation and check
 * @throws when nobody can sign in, because nothing can be tested then
 */
export const runConformance = async (
  document: unknown,
  settings: Settings,
  {
    send = targetOf(settings.url),
    getCode = (email) => readCode(settings.code, email),
    advanceClock = clockOf(settings),
    parts = PART_NAMES,
    only,
    say = () => {},
  }: RunOptions = {},
): Promise<Finding[]> => {
  const operations = documentedOperations(document).filter(
    ({ operation }) => only === undefined || only.includes(operation.operationId),
  );
  const person = async (email: string, serial: string | undefined) => {
    // A second session, so that there is one to end.
    await signIn(send, email, getCode);
    const { token } = await signIn(send, email, getCode);
    return personOf(send, { email, token, serial });
  };
  const { served, undeclared } = await declared(send, operations);
  say("Signing in …");
  const context: Context = {
    send,
    settings,
    getCode,
    advanceClock,
    operations: served,
    first: await person(settings.users.first.email, settings.serials[0]),
    second: await person(settings.users.second.email, undefined),
  };
  const found = await checkAbsence(context, undeclared);
  for (const part of parts) {
    say(`Checking ${part} …`);
    found.push(...(await PARTS[part](context)));
  }
  return found;
};

/** Why most of a run without settings is not made. */
const NOBODY = "Without --settings nobody can sign in: no legal call was made.";

/**
 * Runs what needs nobody who can sign in: the public lists of optional parts, and calls without a valid token. Success of
 * each operation is reported as not tested.
 */
export const runWithoutPeople = async (
  document: unknown,
  url: string,
  { send = targetOf(url), say = () => {} }: Pick<RunOptions, "send" | "say"> = {},
): Promise<Finding[]> => {
  const { served, undeclared } = await declared(send, documentedOperations(document));
  const visit = { send, operations: served };
  say("Checking what needs nobody who can sign in …");
  const found = [
    ...(await checkAbsence(visit, undeclared)),
    ...(await checkPresence(visit)),
    ...(await checkTokens(visit)),
  ];
  const untried = served.map(({ operation }): Finding => ({
    operation: operation.operationId,
    check: "success",
    outcome: "not tested",
    message: NOBODY,
  }));
  return [...found, ...untried];
};
