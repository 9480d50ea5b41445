import { readFile } from "node:fs/promises";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { REPOSITORY } from "../../kernel/program-files.ts";
import { SETTINGS } from "./setting-list.ts";
import { readSettings, SettingsError, settingsTable } from "./settings.ts";

const KEY = "k".repeat(32);

const problemsOf = (environment: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
};

describe("readSettings", () => {
  it("works without any variable", () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      operatorPort: 4000,
      host: "localhost",
      publicUrl: "http://localhost:3000",
      dataDir: path.join(REPOSITORY, ".data"),
      databaseUrl: undefined,
      production: false,
      demo: false,
      autopilot: false,
      trustProxy: false,
    });
  });

  it("treats an empty variable as absent", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    [{ PORT: "8080" }, { port: 8080, operatorPort: 9080, publicUrl: "http://localhost:8080" }],
    [{ PORT: "0" }, { port: 0, operatorPort: 0 }],
    [{ PORT: "65000" }, { operatorPort: 0 }],
    [{ METRICS_LISTEN: "0.0.0.0:9464" }, { metricsListen: { host: "0.0.0.0", port: 9464 } }],
    [{ METRICS_LISTEN: "[::1]:0" }, { metricsListen: { host: "::1", port: 0 } }],
    [{ DEMO: "1" }, { demo: true, autopilot: true }],
    [
      { DEMO: "on", AUTOPILOT: "off" },
      { demo: true, autopilot: false },
    ],
    [
      { NODE_ENV: "production", SERVER_KEY: KEY },
      { production: true, host: "0.0.0.0", logLevel: "info" },
    ],
    [{ PUBLIC_URL: "https://club.example.com/" }, { publicUrl: "https://club.example.com" }],
    [
      {
        ALLOWED_ORIGINS: "https://a.example, http://localhost:8080/, https://a.example",
        API_URL: "https://api.example",
      },
      { allowedOrigins: ["https://a.example", "http://localhost:8080"], apiUrl: "https://api.example" },
    ],
    [{}, { retentionMessages: 400, retentionSignIns: 400, retentionAudit: undefined }],
    [
      { RETENTION_MESSAGES: "90", RETENTION_SIGN_INS: "forever", RETENTION_AUDIT: "3650" },
      { retentionMessages: 90, retentionSignIns: undefined, retentionAudit: 3650 },
    ],
    [{ TRUST_PROXY: "2" }, { trustProxy: 2 }],
    [{ TRUST_PROXY: "10.0.0.0/8, ::1" }, { trustProxy: ["10.0.0.0/8", "::1"] }],
    [{ TRUST_PROXY: "1", COUNTRY_HEADER: "CF-IPCountry" }, { countryHeader: "cf-ipcountry" }],
    [{ RATE_LIMITS: "RLogin=50, RO=1000" }, { rateLimits: { RLogin: 50, RO: 1000 } }],
    [{ SERVER_KEYS: `${KEY}, ${KEY}2` }, { oldServerKeys: [KEY, `${KEY}2`] }],
    [
      { S3_URL: "https://key:se%2Fcret@s3.example.com/uploads" },
      { s3Url: "https://key:se%2Fcret@s3.example.com/uploads" },
    ],
    [{}, { placesKey: undefined, placesUrl: "https://places.googleapis.com" }],
    [
      { PLACES_KEY: "AIza-0123456789_abcdef", PLACES_URL: "https://places.example/" },
      { placesKey: "AIza-0123456789_abcdef", placesUrl: "https://places.example" },
    ],
    [{}, { role: "all" }],
    [{ ROLE: "worker", DATABASE_URL: "postgres://db/lucarne" }, { role: "worker" }],
    [{ DATA_DIR: "/srv/lucarne" }, { dataDir: path.resolve("/srv/lucarne") }],
  ])("reads %j", (environment, expected) => {
    expect(readSettings(environment)).toMatchObject(expected);
  });

  it.each([
    [{ PORT: "http" }, "PORT must be a port number, 0 to 65535."],
    [{ PORT: "65536" }, "PORT must be a port number, 0 to 65535."],
    [{ METRICS_LISTEN: "9464" }, "METRICS_LISTEN must be an address and a port, as in 127.0.0.1:9464."],
    [{ METRICS_LISTEN: "127.0.0.1:65536" }, "METRICS_LISTEN must be an address and a port, as in 127.0.0.1:9464."],
    [{ PORT: "3000", OPERATOR_PORT: "3000" }, "OPERATOR_PORT must differ from PORT."],
    [{ DATABASE_URL: "mysql://db" }, "DATABASE_URL must be an address that starts with postgres:// or postgresql://."],
    ...[
      "https://s3.example.com/uploads",
      "https://key@s3.example.com/uploads",
      "https://key:a%2@s3.example.com/uploads",
      "https://key:secret@s3.example.com",
    ].map((url): [NodeJS.ProcessEnv, string] => [
      { S3_URL: url },
      "S3_URL must have a key, a secret and a bucket, as in https://key:secret@s3.example.com/bucket.",
    ]),
    [{ SMTP_URL: "mail.example.com" }, "SMTP_URL must be an address that starts with smtp:// or smtps://."],
    [{ OPERATOR_TOKEN: "short" }, "OPERATOR_TOKEN must have at least 32 characters."],
    [{ NODE_ENV: "staging" }, "NODE_ENV must be one of production, development, test."],
    [{ AUTOPILOT: "maybe" }, "AUTOPILOT must be 1 or 0."],
    [
      { TRUST_PROXY: "everyone" },
      "TRUST_PROXY must be 0, a number of hops up to 9, or IP addresses and networks with commas.",
    ],
    [{ RATE_LIMITS: "RLogin=0" }, "RATE_LIMITS must be a list such as RLogin=5,RO=300, each at least 1."],
    [
      { PUBLIC_URL: "https://a.example/club" },
      "PUBLIC_URL must be scheme, host and port only, as in https://club.example.com.",
    ],
    [{ NODE_ENV: "production" }, "SERVER_KEY is required when NODE_ENV is production."],
    [{ RATE_LIMITS: "RNothing=5" }, "RATE_LIMITS names RNothing, which is not a class of the contract."],
    [{ RATE_LIMIT_FACTOR: "0" }, "RATE_LIMIT_FACTOR must be a number above 0, up to 100000."],
    [
      { NODE_ENV: "production", SERVER_KEY: KEY, RATE_LIMIT_FACTOR: "11" },
      "RATE_LIMIT_FACTOR may be at most 10 when NODE_ENV is production.",
    ],
    [{ COUNTRY_HEADER: "CF-IPCountry" }, "COUNTRY_HEADER needs TRUST_PROXY."],
    [{ TRUST_PROXY: "1", COUNTRY_HEADER: "a b" }, "COUNTRY_HEADER must be the name of a header."],
    [{ ROLE: "print" }, "ROLE must be one of all, web, worker."],
    [{ ROLE: "web" }, "ROLE web needs DATABASE_URL."],
    [
      { ROLE: "worker", DATABASE_URL: "postgres://db/lucarne", DEMO: "1" },
      "ROLE worker cannot fill in the demo data: start it without DEMO.",
    ],
    [{ SMS_GATEWAY: "sms.example" }, "SMS_GATEWAY needs SMTP_URL."],
    [{ PLACES_KEY: "key with spaces, and more" }, "PLACES_KEY must have at least 20 letters, digits, - or _."],
    [
      { PLACES_URL: "https://places.example/v1" },
      "PLACES_URL must be scheme, host and port only, as in https://club.example.com.",
    ],
  ])("refuses %j", (environment, problem) => {
    expect(problemsOf(environment)).toEqual([problem]);
  });

  it("never turns the demo on in production, where it would print login codes", () => {
    expect(problemsOf({ NODE_ENV: "production", SERVER_KEY: KEY, DEMO: "1" })).toEqual([
      expect.stringContaining("DEMO"),
    ]);
  });

  it("lists every problem at once and repeats no secret", () => {
    const problems = problemsOf({ PORT: "x", SERVER_KEY: "hush", SMTP_URL: "http://user:hush@mail" });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain("hush");
  });
});

describe("settingsTable", () => {
  it("has one row for each setting", () => {
    const rows = settingsTable().trim().split("\n").slice(2);
    expect(rows).toHaveLength(Object.keys(SETTINGS).length);
    for (const { name } of Object.values(SETTINGS))
      expect(rows.filter((row) => row.startsWith(`| \`${name}\` |`))).toHaveLength(1);
  });

  it("is in the handbook unchanged", async () => {
    // The formatter pads the columns of the handbook's table.
    const narrow = (text: string): string => text.replaceAll(/ +/g, " ").replaceAll(/ ?-{3,} ?/g, "---");
    const handbook = await readFile(path.join(REPOSITORY, "docs/running.md"), "utf8");
    expect(narrow(handbook)).toContain(narrow(`<!-- settings -->\n\n${settingsTable()}\n<!-- /settings -->`));
  });
});
