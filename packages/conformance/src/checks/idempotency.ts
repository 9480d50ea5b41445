import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

import type { DocumentedOperation } from "@lucarne/contract/documented";

import { demand, Deviation, finding, type Finding } from "../report/findings.ts";
import { shown } from "../target/shown.ts";
import type { Answer } from "../target/target.ts";
import { codeOf, type Context } from "./context.ts";
import { callWithKey, effectOf, succeeded } from "./effects.ts";
import { refusalOf } from "./refusals.ts";

const PARALLEL = 10;

/** Whether two answers have the same status and body. */
export const sameAnswer = (one: Answer, other: Answer): boolean =>
  one.status === other.status && isDeepStrictEqual(one.body, other.body);

const isInProgress = ({ status, body }: Answer): boolean =>
  status === 409 && codeOf(body) === "idempotency_in_progress";

const checkRepeats = async (context: Context, documented: DocumentedOperation): Promise<void> => {
  const { send, first, settings } = context;
  const { body, other } = await effectOf(context, documented, settings.serials[1]);
  const key = randomUUID();
  const call = (sent: unknown) => callWithKey(documented, first, sent, key);

  // At once: any call may be the first; the others get its answer, or 409 while it is in progress.
  const answers = await Promise.all(Array.from({ length: PARALLEL }, () => send(call(body))));
  const [finished, ...others] = answers.filter((answer) => !isInProgress(answer));
  if (!finished) throw new Deviation(`${PARALLEL} calls with one key at once were all answered 409`);
  const done = [finished, ...others].find(succeeded);
  if (!done) throw refusalOf(documented.operation.operationId, finished);
  for (const answer of answers)
    demand(
      sameAnswer(answer, done) || isInProgress(answer),
      () =>
        `${PARALLEL} calls with one key at once had different answers: ${done.status} and ${answer.status} ${shown(answer.text)}`,
    );
  const again = await send(call(body));
  demand(
    sameAnswer(again, done),
    () => `the same key and body were answered ${again.status} ${shown(again.text)}, not as before`,
  );
  demand(
    again.headers["idempotent-replayed"] === "true",
    () => "the stored answer lacks the header Idempotent-Replayed: true",
  );
  const mismatch = await send(call(other));
  demand(
    mismatch.status === 422 && codeOf(mismatch.body) === "idempotency_mismatch",
    () => `the same key with another body was answered ${mismatch.status} ${codeOf(mismatch.body)}`,
  );
};

/** The survey of a project closes it for scans: it comes last. */
const isLast = ({ operation }: DocumentedOperation): number => Number(operation.operationId === "submitProjectSurvey");

/** Sends each operation with an effect again: with its key, at once, and with another body. */
export const checkIdempotency = async (context: Context): Promise<Finding[]> => {
  const withKey = context.operations
    .filter(({ operation }) => operation.idempotency === "key")
    .toSorted((one, other) => isLast(one) - isLast(other));
  const found: Finding[] = [];
  for (const documented of withKey)
    found.push(await finding(documented.operation.operationId, "idempotency", () => checkRepeats(context, documented)));
  return found;
};
