import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";

import type { DocumentedOperation } from "@lucarne/contract/documented";

import { type Person, personOf } from "../people/belongings.ts";
import { signIn } from "../people/sign-in.ts";
import { demand, finding, type Finding, NotTested } from "../report/findings.ts";
import { shown } from "../target/shown.ts";
import type { Settings } from "../settings.ts";
import type { AdvanceClock, Context } from "./context.ts";
import { callWithKey, effectOf, succeeded } from "./effects.ts";
import { sameAnswer } from "./idempotency.ts";
import { refusalOf } from "./refusals.ts";

const run = promisify(execFile);
const MAX_COMMAND = 60_000;

/** Sets the clock by the command of the settings; undefined without one. */
export const clockOf = ({ clock }: Settings): AdvanceClock | undefined =>
  clock &&
  (async (days) => {
    const [program = "", ...rest] = clock.command.map((part) => part.replaceAll("{days}", String(days)));
    await run(program, rest, { timeout: MAX_COMMAND });
  });

/** The days after which a key must still be known: a full one less than the contract names. */
const daysOf = ({ operation }: DocumentedOperation): number => operation.idempotencyDays - 1;

/** Tokens expire long before a key does: the person signs in again for each call. */
const signedIn = async ({ send, getCode, first: { email } }: Context): Promise<Person> => {
  const { token } = await signIn(send, email, getCode);
  return personOf(send, { email, token, serial: undefined });
};

const checkOne = async (context: Context, documented: DocumentedOperation): Promise<void> => {
  const { advanceClock, send, settings } = context;
  if (!advanceClock) throw new NotTested("settings.clock is missing: the server's clock cannot be set ahead.");
  const days = daysOf(documented);
  const first = await signedIn(context);
  const { body } = await effectOf({ ...context, first }, documented, settings.serials[2]);
  const key = randomUUID();
  const answer = await send(callWithKey(documented, first, body, key));
  if (!succeeded(answer)) throw refusalOf(documented.operation.operationId, answer);

  await advanceClock(days);
  const later = await send(callWithKey(documented, await signedIn(context), body, key));
  demand(
    sameAnswer(later, answer),
    () => `after ${days} days the same key and body were answered ${later.status} ${shown(later.text)}, not as before`,
  );
};

/**
 * Sends each operation whose key holds for more than a day again, shortly before that time is over. Sessions of the other
 * checks end with it, so this one comes last.
 */
export const checkReplays = async (context: Context): Promise<Finding[]> => {
  const found: Finding[] = [];
  for (const documented of context.operations)
    if (documented.operation.idempotency === "key" && daysOf(documented) > 0)
      found.push(await finding(documented.operation.operationId, "replay", () => checkOne(context, documented)));
  return found;
};
