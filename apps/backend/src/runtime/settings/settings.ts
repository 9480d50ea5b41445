import path from "node:path";
import type { z } from "zod";

import { REPOSITORY } from "../../kernel/program-files.ts";
import { isRateClass } from "../../kernel/limits/rate-classes.ts";
import {
  address,
  bucket,
  factor,
  flag,
  headerKey,
  headerName,
  keptDays,
  listenAddress,
  oneOf,
  origin,
  origins,
  port,
  proxies,
  rates,
  secrets,
  text,
} from "./setting-forms.ts";

type Form = z.ZodType<unknown, string>;

type Setting<Schema extends Form, Fallback> = {
  /** The environment variable. */
  name: string;
  /** One sentence for the table in the handbook. */
  meaning: string;
  /** From the variable's text to its value; the description says what it accepts. */
  form: Schema;
  /** The value when the variable is absent or empty. */
  fallback: Fallback;
  /** The fallback in words, where the value itself is not clear. */
  fallbackText?: string;
};

const setting = <Schema extends Form, const Fallback>(entry: Setting<Schema, Fallback>): Setting<Schema, Fallback> =>
  entry;

/** Every environment setting of the backend: read and checked at start, and printed as the table of settings. */
export const SETTINGS = {
  environment: setting({
    name: "NODE_ENV",
    meaning: "`production` disables the demo, requires SERVER_KEY and keeps login codes off the console.",
    form: oneOf("production", "development", "test"),
    fallback: "development",
  }),
  demo: setting({
    name: "DEMO",
    meaning:
      "Fills an empty database with demo data and prints messages, login codes included, on the console. `npm start` sets it unless NODE_ENV is production.",
    form: flag,
    fallback: false,
  }),
  port: setting({ name: "PORT", meaning: "Port of the portal and the API.", form: port, fallback: 3000 }),
  host: setting({
    name: "HOST",
    meaning: "Address that the portal and the API listen on; `0.0.0.0` makes them reachable from the network.",
    form: text("an IP address or host name"),
    fallback: undefined,
    fallbackText: "`localhost`; in production `0.0.0.0`",
  }),
  publicUrl: setting({
    name: "PUBLIC_URL",
    meaning: "Public address, used in messages and links. With https, HSTS is sent.",
    form: origin,
    fallback: undefined,
    fallbackText: "`http://localhost:<PORT>`",
  }),
  allowedOrigins: setting({
    name: "ALLOWED_ORIGINS",
    meaning:
      "Origins of portals that are served by other hosts and call this server's API. Needs API_URL; PUBLIC_URL is then the portal's address.",
    form: origins,
    fallback: [],
    fallbackText: "none",
  }),
  apiUrl: setting({
    name: "API_URL",
    meaning: "Public address of this server, for pictures and files, where the portal is served by another host.",
    form: origin,
    fallback: undefined,
    fallbackText: "the address of the portal",
  }),
  trustProxy: setting({
    name: "TRUST_PROXY",
    meaning:
      "Proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted. Leave it off without a proxy: the rate limits count by this address.",
    form: proxies,
    fallback: false,
    fallbackText: "`0`",
  }),
  countryHeader: setting({
    name: "COUNTRY_HEADER",
    meaning:
      "Request header in which the trusted proxy reports the caller's country (ISO 3166), shown in the list of sessions; needs TRUST_PROXY. The proxy must remove what callers send in it.",
    form: headerName,
    fallback: undefined,
    fallbackText: "no country is stored",
  }),
  dataDir: setting({
    name: "DATA_DIR",
    meaning: "Folder of the embedded database, the keys and the outbox file. One process owns it at a time.",
    form: text("a folder; relative to the repository"),
    fallback: ".data",
  }),
  databaseUrl: setting({
    name: "DATABASE_URL",
    meaning: "PostgreSQL server (15 or newer) instead of the embedded database.",
    form: address(["postgres", "postgresql"], "`postgres://user:password@host:5432/name`"),
    fallback: undefined,
    fallbackText: "the embedded database",
  }),
  s3Url: setting({
    name: "S3_URL",
    meaning:
      "Bucket of an S3-compatible store for uploaded files, used by this installation alone. Special characters of the secret are percent-encoded.",
    form: bucket,
    fallback: undefined,
    fallbackText: "files are kept in the database",
  }),
  serverKey: setting({
    name: "SERVER_KEY",
    meaning: "Secret for the hashes of login codes and the encryption of vouchers and messages. Without commas.",
    form: text("at least 32 characters", 32),
    fallback: undefined,
    fallbackText: "made at first start, kept in DATA_DIR; required in production",
  }),
  oldServerKeys: setting({
    name: "SERVER_KEYS",
    meaning: "Earlier values of SERVER_KEY. They open what they sealed, until `npm run operator -- keys rotate`.",
    form: secrets,
    fallback: [],
    fallbackText: "none",
  }),
  smtpUrl: setting({
    name: "SMTP_URL",
    meaning: "Mail server for messages.",
    form: address(["smtp", "smtps"], "`smtps://user:password@host:465`"),
    fallback: undefined,
    fallbackText: "messages go to the outbox file",
  }),
  mailFrom: setting({
    name: "MAIL_FROM",
    meaning: "Sender of e-mails.",
    form: text("`Name <address>`", 3),
    fallback: "Lucarne <no-reply@lucarne.example>",
  }),
  smsGateway: setting({
    name: "SMS_GATEWAY",
    meaning: "Mail domain that turns e-mail to `<number>@<domain>` into text messages; needs SMTP_URL.",
    form: text("a domain", 3),
    fallback: undefined,
    fallbackText: "text messages go to the outbox file",
  }),
  placesKey: setting({
    name: "PLACES_KEY",
    meaning:
      "Key of the Google Places API (New). With it, the provider finds addresses; the texts that users type there are sent to it.",
    form: headerKey,
    fallback: undefined,
    fallbackText: "addresses come from the gazetteer of each country",
  }),
  placesUrl: setting({
    name: "PLACES_URL",
    meaning: "Origin of the Google Places API (New), or of a server with the same API.",
    form: origin,
    fallback: "https://places.googleapis.com",
  }),
  operatorPort: setting({
    name: "OPERATOR_PORT",
    meaning: "Port of the operator side; listens on 127.0.0.1 only.",
    form: port,
    fallback: undefined,
    fallbackText: "PORT + 1000",
  }),
  operatorToken: setting({
    name: "OPERATOR_TOKEN",
    meaning: "Secret of the operator side. In production the operator side is off without it.",
    form: text("at least 32 characters", 32),
    fallback: undefined,
    fallbackText: "made at first start, kept in DATA_DIR",
  }),
  metricsListen: setting({
    name: "METRICS_LISTEN",
    meaning:
      "Address and port of a listener that answers GET /metrics alone, without a token, for a Prometheus on another machine or in another container. Let nobody else reach it.",
    form: listenAddress,
    fallback: undefined,
    fallbackText: "off; the operator side answers GET /metrics to its token",
  }),
  autopilot: setting({
    name: "AUTOPILOT",
    meaning: "Plays the office: approves orders, closes reviewed projects, settles top-ups, answers support.",
    form: flag,
    fallback: undefined,
    fallbackText: "`1` in the demo, else `0`",
  }),
  role: setting({
    name: "ROLE",
    meaning:
      "What the process does: `web` serves portal and API, `worker` sends messages, draws print files and does the work that is due, `all` does both. Each of the first two needs DATABASE_URL and at least one process of the other.",
    form: oneOf("all", "web", "worker"),
    fallback: "all",
  }),
  printPaper: setting({
    name: "PRINT_PAPER",
    meaning: "Paper that print files are made for: their output intent is FOGRA39 (coated) or FOGRA29 (uncoated).",
    form: oneOf("coated", "uncoated"),
    fallback: "coated",
  }),
  printProfile: setting({
    name: "PRINT_PROFILE",
    meaning: "Another printing condition with its CMYK profile (ICC), instead of PRINT_PAPER.",
    form: text("`FOGRA51=/etc/lucarne/PSOcoated_v3.icc`", 3),
    fallback: undefined,
    fallbackText: "the profile of PRINT_PAPER",
  }),
  printMarks: setting({
    name: "PRINT_MARKS",
    meaning: "Adds crop marks, registration targets and a line with order, date and product to print files.",
    form: flag,
    fallback: false,
  }),
  printBleed: setting({
    name: "PRINT_BLEED",
    meaning: "Bleed of print files of flyers, cards and stickers in millimetres. Large formats have their own.",
    form: oneOf("3", "2"),
    fallback: "3",
  }),
  printBillboardScale: setting({
    name: "PRINT_BILLBOARD_SCALE",
    meaning: "`10` draws billboards at 1:10, and their print files say so.",
    form: oneOf("1", "10"),
    fallback: "1",
  }),
  ghostscript: setting({
    name: "GHOSTSCRIPT",
    meaning:
      "Ghostscript, which converts EPS and older Illustrator logos to PDF at upload. Where it does not run, such files go to the print shop as they are.",
    form: text("a program's name or path, or `off`"),
    fallback: "gs",
  }),
  bubblewrap: setting({
    name: "BUBBLEWRAP",
    meaning:
      "bubblewrap (Linux), in which all work on uploaded files runs: no network, no other process, no folder but its own. Where it does not run, the log says so.",
    form: text("a program's name or path, or `off`"),
    fallback: "bwrap",
  }),
  retentionMessages: setting({
    name: "RETENTION_MESSAGES",
    meaning: "How long sent and failed messages are kept. The limits of codes count the last 90 days.",
    form: keptDays(90),
    fallback: 400,
  }),
  retentionSignIns: setting({
    name: "RETENTION_SIGN_INS",
    meaning: "How long sign-ins and ended sessions are recorded. Networks of the last 90 days are known by them.",
    form: keptDays(90),
    fallback: 400,
  }),
  retentionAudit: setting({
    name: "RETENTION_AUDIT",
    meaning: "How long the actions of the office and of emulated sessions are recorded.",
    form: keptDays(365),
    fallback: undefined,
    fallbackText: "`forever`",
  }),
  rateLimits: setting({
    name: "RATE_LIMITS",
    meaning: "Other rate limits for single classes. In production at most ten times the contract's.",
    form: rates,
    fallback: {},
    fallbackText: "the contract's",
  }),
  rateLimitFactor: setting({
    name: "RATE_LIMIT_FACTOR",
    meaning: "Multiplies every rate limit, for tests and load. At most 10 in production.",
    form: factor,
    fallback: 1,
  }),
  telemetryUrl: setting({
    name: "OTEL_EXPORTER_OTLP_ENDPOINT",
    meaning:
      "Collector of OpenTelemetry (OTLP) that traces and figures are sent to. The other variables of the OpenTelemetry SDK, `OTEL_…`, apply too.",
    form: address(["http", "https"], "`http://collector:4318`"),
    fallback: undefined,
    fallbackText: "off",
  }),
  logLevel: setting({
    name: "LOG_LEVEL",
    meaning: "Lowest level of log lines (JSON lines on standard error).",
    form: oneOf("silent", "fatal", "error", "warn", "info", "debug"),
    fallback: undefined,
    fallbackText: "`info` in production, else `warn`",
  }),
} as const;

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

/** How far a limit may be raised in production: the limits protect the login codes. */
const MAX_IN_PRODUCTION = 10;

const rateProblems = (raw: Raw, production: boolean): string[] => {
  const problems: string[] = [];
  if (production && raw.rateLimitFactor > MAX_IN_PRODUCTION)
    problems.push("RATE_LIMIT_FACTOR may be at most 10 when NODE_ENV is production.");
  for (const name of Object.keys(raw.rateLimits)) {
    if (!isRateClass(name)) problems.push(`RATE_LIMITS names ${name}, which is not a class of the contract.`);
  }
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
  if (production && raw.demo)
    problems.push("DEMO cannot be on when NODE_ENV is production: it prints login codes on the console.");
  if (production && raw.serverKey === undefined) problems.push("SERVER_KEY is required when NODE_ENV is production.");
  if (raw.smsGateway !== undefined && raw.smtpUrl === undefined) problems.push("SMS_GATEWAY needs SMTP_URL.");
  if (raw.countryHeader !== undefined && raw.trustProxy === false) problems.push("COUNTRY_HEADER needs TRUST_PROXY.");
  if (raw.allowedOrigins.length > 0 && raw.apiUrl === undefined) problems.push("ALLOWED_ORIGINS needs API_URL.");
  if (raw.role !== "all" && raw.databaseUrl === undefined) problems.push(`ROLE ${raw.role} needs DATABASE_URL.`);
  if (raw.role === "worker" && raw.demo)
    problems.push("ROLE worker cannot fill in the demo data: start it without DEMO.");
  problems.push(...rateProblems(raw, production));
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
