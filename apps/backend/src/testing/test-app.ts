import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { Clock } from "../db/clock.ts";
import type { App } from "../app.ts";
import type { Database } from "../db/client.ts";
import { createFileStore } from "../files/file-store.ts";
import { openFileWork } from "../files/work/file-work.ts";
import { createOutbox } from "../areas/outbox/commands/enqueue.ts";

/** The secret of test installations. */
export const TEST_KEY = "a key of tests that is long enough";

/** Uploads of this process; deleted with it. */
const FILES = path.join(tmpdir(), `lucarne-test-files-${process.pid}`);
process.once("exit", () => rmSync(FILES, { recursive: true, force: true }));

/** Shared by all apps of this process. */
const FILE_WORK = openFileWork();

const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };

/** An app for tests; dependencies that are not given do nothing. */
export const testApp = (parts: { database: Database; clock: Clock } & Partial<App>): App => ({
  outbox: createOutbox({ clock: parts.clock, serverKey: TEST_KEY }),
  files: createFileStore(FILES),
  fileWork: FILE_WORK,
  log: silent,
  settings: { serverKey: TEST_KEY, production: false, trustProxy: false, rateLimits: {} },
  ...parts,
});
