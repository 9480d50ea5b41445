#!/usr/bin/env node
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";

import { visible } from "./report/escape.ts";
import { htmlReport } from "./report/html.ts";
import { junitReport } from "./report/junit.ts";
import { exitCodeOf } from "./report/unproved.ts";
import { textReport } from "./report/text.ts";
import type { Finding } from "./report/findings.ts";
import { runConformance, runWithoutPeople } from "./run.ts";
import { readAddress, readSettings } from "./settings.ts";

const USAGE = `Checks a server against the contract of the Lucarne portal.

  conformance --settings settings.json [--url https://portal.example/api] [--contract openapi.json] [--report folder]

The run signs in as two people, so it needs settings: who they are and where their login codes are found. The server under
test needs test data and two companies; the run creates, changes and deletes objects of them. README.md lists the settings.
With --url alone, only calls without a valid token are made, and the run is incomplete. Exit codes: 0 conforms, 1 does not,
2 the run could not start, 3 incomplete: nothing failed, but operations that every server needs were never answered with
success.
`;

/** What a run by an address alone lacks. */
const LACKS_SETTINGS = `Most of the contract was not tested. Name a file with --settings that has "users", two people who can sign in, and
"code", how their login codes are found. README.md has an example.
`;

/** The contract beside the packed tool, or that of the repository. */
const CONTRACTS = ["openapi.json", "../../../openapi/dist/openapi.json"].map((file) =>
  path.join(import.meta.dirname, file),
);

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));

const writeReports = async (folder: string, reports: Readonly<Record<string, string>>): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(reports)) await writeFile(path.join(folder, name), text);
};

interface Given {
  readonly settings?: string | undefined;
  readonly url?: string | undefined;
  readonly contract: string;
}

/** Runs all checks with settings, and those that need nobody who can sign in with an address alone. */
const findingsOf = async (given: Given, say: (line: string) => void): Promise<{ url: string; findings: Finding[] }> => {
  if (given.settings === undefined) {
    if (given.url === undefined) throw new Error(`Both --settings and --url are missing.\n\n${USAGE}`);
    const url = readAddress(given.url);
    return { url, findings: await runWithoutPeople(await readJson(given.contract), url, { say }) };
  }
  const read = await readJson(given.settings);
  const settings = readSettings(
    given.url === undefined ? read : { ...(typeof read === "object" ? read : {}), url: given.url },
  );
  return { url: settings.url, findings: await runConformance(await readJson(given.contract), settings, { say }) };
};

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      settings: { type: "string" },
      url: { type: "string" },
      contract: { type: "string", default: CONTRACTS.find((file) => existsSync(file)) ?? "openapi.json" },
      report: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const { url, findings } = await findingsOf(values, say);
  const text = textReport(findings);
  process.stdout.write(text);
  if (values.report !== undefined)
    await writeReports(values.report, {
      "conformance.txt": text,
      "conformance.html": htmlReport(findings, url),
      "conformance.xml": junitReport(findings),
    });
  if (values.settings === undefined) process.stderr.write(LACKS_SETTINGS);
  return exitCodeOf(findings);
};

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${visible(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 2;
}
