import { Problem } from "../kernel/problem.ts";
import type { OperatorHandler } from "./context.ts";

/** Backs up the embedded database while the server runs. */
export const createBackup: OperatorHandler<"createBackup"> = async ({ backup }) => {
  if (!backup) throw new Problem("state_conflict");
  return { status: 200, body: await backup() };
};
