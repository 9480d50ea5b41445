import { type Logger, pino } from "pino";

import type { Settings } from "./settings/settings.ts";

/** Fields that hold secrets or codes; they never appear in a log line (SEC-12). */
const REDACTED = ["authorization", "cookie", "code", "token", "refresh_token", "password", "payload"];

/**
 * A failed query's message ends with its values, which include personal data and may have line ends: everything from
 * there on is removed.
 */
const withoutValues = (message: string): string => message.replace(/\bparams:[^]*$/, "params: [redacted]");

/** The frames of a stack, without the message before them, which may contain values. */
const framesOf = ({ stack = "", message }: Error): string => {
  const at = stack.indexOf(message);
  return (at < 0 ? "" : stack.slice(at + message.length)).trim();
};

const serializeError = (error: Error): Record<string, unknown> => {
  const cause = error.cause instanceof Error ? serializeError(error.cause) : undefined;
  const code = "code" in error ? error.code : undefined;
  return { type: error.name, code, message: withoutValues(error.message), stack: framesOf(error), cause };
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
