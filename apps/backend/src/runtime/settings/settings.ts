import path from "node:path";
import type { z } from "zod";

import { REPOSITORY } from "../../kernel/program-files.ts";
import { isRateClass, MAX_MULTIPLE } from "../../kernel/limits/rate-classes.ts";
import { type Form, type Setting, SETTINGS } from "./setting-list.ts";

type Raw = {
  [Key in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Key]["form"]> | (typeof SETTINGS)[Key]["fallback"];
};

/** The checked settings with derived values. */
export type Settings = Omit<Raw, "host" | "publicUrl" | "operatorPort" | "autopilot" | "logLevel"> & {
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  operatorPort: number;
  autopilot: boolean;
  logLevel: "silent" | "fatal" | "error" | "warn" | "info" | "debug";
  /** NODE_ENV is production. */
  production: boolean;
};

/** All errors of the settings, one sentence each. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

const readRaw = (environment: NodeJS.ProcessEnv, problems: string[]): Raw => {
  const values = Object.entries<Setting<Form, unknown>>(SETTINGS).map(
    ([key, { name, form, fallback }]): [string, unknown] => {
      const given = environment[name]?.trim() ?? "";
      if (given === "") return [key, fallback];
      const { success, data, error } = form.safeParse(given);
      if (!success) problems.push(`${name} ${error.issues[0]?.message}.`);
      return [key, success ? data : fallback];
    },
  );
  return Object.fromEntries(values) as Raw;
};

const operatorPortFor = (mainPort: number): number =>
  mainPort === 0 || mainPort + 1000 > 65_535 ? 0 : mainPort + 1000;

const rateProblems = (raw: Raw, production: boolean): string[] => {
  const problems: string[] = [];
  if (production && raw.rateLimitFactor > MAX_MULTIPLE)
    problems.push(`RATE_LIMIT_FACTOR may be at most ${MAX_MULTIPLE} when NODE_ENV is production.`);
  for (const name of Object.keys(raw.rateLimits)) {
    if (!isRateClass(name)) problems.push(`RATE_LIMITS names ${name}, which is not a class of the contract.`);
  }
  return problems;
};

/** What single settings allow and their combination does not. */
const conflictsOf = (raw: Raw, production: boolean): string[] => {
  const problems: string[] = [];
  if (production && raw.demo)
    problems.push("DEMO cannot be on when NODE_ENV is production: it prints login codes on the console.");
  if (production && raw.serverKey === undefined) problems.push("SERVER_KEY is required when NODE_ENV is production.");
  if (raw.smsGateway !== undefined && raw.smtpUrl === undefined) problems.push("SMS_GATEWAY needs SMTP_URL.");
  if (raw.countryHeader !== undefined && raw.trustProxy === false) problems.push("COUNTRY_HEADER needs TRUST_PROXY.");
  if (raw.allowedOrigins.length > 0 && raw.apiUrl === undefined) problems.push("ALLOWED_ORIGINS needs API_URL.");
  if (raw.role !== "all" && raw.databaseUrl === undefined) problems.push(`ROLE ${raw.role} needs DATABASE_URL.`);
  if (raw.role === "worker" && raw.demo)
    problems.push("ROLE worker cannot fill in the demo data: start it without DEMO.");
  return problems;
};

/**
 * Reads and checks the settings. Relative folders start at the repository. Throws a SettingsError that lists every
 * problem at once.
 */
export const readSettings = (environment: NodeJS.ProcessEnv = process.env): Settings => {
  const problems: string[] = [];
  const raw = readRaw(environment, problems);
  const production = raw.environment === "production";
  problems.push(...conflictsOf(raw, production), ...rateProblems(raw, production));
  const operatorPort = raw.operatorPort ?? operatorPortFor(raw.port);
  if (operatorPort === raw.port && raw.port !== 0) problems.push("OPERATOR_PORT must differ from PORT.");
  if (problems.length > 0) throw new SettingsError(problems);
  return {
    ...raw,
    production,
    host: raw.host ?? (production ? "0.0.0.0" : "localhost"),
    publicUrl: raw.publicUrl ?? `http://localhost:${raw.port}`,
    operatorPort,
    autopilot: raw.autopilot ?? raw.demo,
    logLevel: raw.logLevel ?? (production ? "info" : "warn"),
    dataDir: path.resolve(REPOSITORY, raw.dataDir),
  };
};

/** The table of settings as Markdown, for the handbook (`node apps/backend/src/main.ts --settings`). */
export const settingsTable = (): string => {
  const cell = (value: string): string => value.replaceAll("|", "\\|");
  const rows = Object.values<Setting<Form, unknown>>(SETTINGS).map((entry) => {
    const fallback = entry.fallbackText ?? `\`${entry.fallback === false ? "0" : String(entry.fallback)}\``;
    return `| \`${entry.name}\` | ${cell(entry.meaning)} | ${cell(entry.form.description ?? "")} | ${cell(fallback)} |`;
  });
  return ["| Setting | Meaning | Accepts | Default |", "|---|---|---|---|", ...rows, ""].join("\n");
};
