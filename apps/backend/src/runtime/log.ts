import { type Logger, pino } from "pino";

import type { Settings } from "./settings.ts";

/** Fields that hold secrets or codes; they never appear in a log line (SEC-12). */
const REDACTED = ["authorization", "cookie", "code", "token", "refresh_token", "password", "payload"];

/** A failed query lists its values, which include personal data: they are removed from the log. */
const withoutValues = (text: string | undefined): string | undefined =>
  text?.replaceAll(/\bparams:[^\n]*/g, "params: [redacted]");

const serializeError = (error: Error): Record<string, unknown> => {
  const { type, message, stack, code } = pino.stdSerializers.errWithCause(error);
  const cause = error.cause instanceof Error ? serializeError(error.cause) : undefined;
  return { type, code, message: withoutValues(message), stack: withoutValues(stack), cause };
};

/** The log: JSON lines on standard error; standard output is for messages to people. */
export const createLog = (settings: Pick<Settings, "logLevel">): Logger =>
  pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializeError },
      redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[redacted]" },
    },
    pino.destination({ fd: 2, sync: true }),
  );
