import { type Logger, pino } from "pino";

import type { Settings } from "../settings.ts";

/** Fields that hold secrets or codes: they appear in no log line, whoever logs them (contract §4.1, §5). */
const REDACTED = ["authorization", "cookie", "code", "token", "refresh_token", "password", "payload"];

/** The log: JSON lines on standard error, so that standard output stays free for what a person reads. */
export const createLog = (settings: Pick<Settings, "logLevel">): Logger =>
  pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[redacted]" },
    },
    pino.destination({ fd: 2, sync: true }),
  );
