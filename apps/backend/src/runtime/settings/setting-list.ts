import type { z } from "zod";

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

export type Form = z.ZodType<unknown, string>;

export type Setting<Schema extends Form, Fallback> = {
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
    meaning: "Other rate limits for single classes of the contract. In production at most ten times the contract's.",
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
