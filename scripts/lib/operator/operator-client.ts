// Calls the operator side of the backend running on this machine.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { readSettings, type Settings } from "../../../apps/backend/src/runtime/settings/settings.ts";
import { callLocally } from "../../../apps/backend/src/kernel/local-call.ts";
import { readHolder } from "../../../apps/backend/src/runtime/machine/data-folder.ts";
import type { Call } from "./command.ts";

/** An error with a message for the terminal. */
export class OperatorProblem extends Error {}

const tokenOf = async (settings: Settings): Promise<string> => {
  if (settings.operatorToken !== undefined) return settings.operatorToken;
  try {
    return (await readFile(path.join(settings.dataDir, "operator-token"), "utf8")).trim();
  } catch {
    throw new OperatorProblem(
      `There is no operator token in ${settings.dataDir}. Start Lucarne first (npm start), or set DATA_DIR or OPERATOR_TOKEN.`,
    );
  }
};

type Operator = { port: number; token: string };

/** Address and token of the operator side: from the settings, else from the running backend's data folder. */
export const findOperator = async (environment = process.env): Promise<Operator> => {
  const { DATA_DIR, PORT, OPERATOR_PORT, OPERATOR_TOKEN } = environment;
  const settings = readSettings({ DATA_DIR, PORT, OPERATOR_PORT, OPERATOR_TOKEN });
  const holder = await readHolder(settings.dataDir);
  const port = OPERATOR_PORT ? settings.operatorPort : (holder?.operatorPort ?? settings.operatorPort);
  return { port, token: await tokenOf(settings) };
};

/** The body of a refusal. */
const REFUSAL = z.object({
  message: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

const problemText = (status: number, answer: unknown): string => {
  if (status === 401) return "The operator token is not the one of the running backend.";
  const body = REFUSAL.safeParse(answer).data;
  const words = body?.errors
    ? Object.entries(body.errors).map(([field, sentences]) => `${field}: ${sentences.join(" ")}`)
    : [body?.message];
  return words.filter(Boolean).join("\n") || `The backend answered ${status}.`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * One call, of at most 30 seconds unless given otherwise; returns the answer's body, or rejects with an
 * OperatorProblem.
 */
export const callOperator = async <Body>(
  { port, token }: Operator,
  { method, path: target, body, seconds = 30 }: Call,
): Promise<Body> => {
  let response: Awaited<ReturnType<typeof callLocally>>;
  try {
    response = await callLocally(`http://127.0.0.1:${port}${target}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      limit: seconds * 1000,
    });
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError")
      throw new OperatorProblem(`The backend did not answer within ${seconds} seconds.`);
    throw new OperatorProblem(
      `No Lucarne answers on operator port ${port}. Start it first (npm start), or set OPERATOR_PORT.`,
    );
  }
  const answer = parsed(response.text);
  if (response.status >= 300) throw new OperatorProblem(problemText(response.status, answer));
  // The backend keeps its contract: its tests compare every answer with it.
  return answer as Body;
};
