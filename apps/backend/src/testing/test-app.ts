import { WAIT_LIMIT } from "../../../../test-limits.ts";
import type { Clock } from "../db/clock.ts";
import type { App } from "../app.ts";
import type { Database } from "../db/client.ts";
import { databaseStore } from "../files/store/database-store.ts";
import { openFileWork } from "../files/work/file-work.ts";
import { createOutbox } from "../areas/outbox/commands/enqueue.ts";
import { gazetteer } from "../areas/places/sources/gazetteer-source.ts";

/** The secret of test installations. */
export const TEST_KEY = "a key of tests that is long enough";

/** What a job on a file may take in tests, in milliseconds: its process has a lower priority than the tests beside it. */
export const FILE_TIME = 3 * WAIT_LIMIT;

/**
 * Shared by all apps of this process. The limits of processor time and memory are those of production; a slow machine
 * only takes longer.
 */
const FILE_WORK = openFileWork({}, { patience: FILE_TIME, duration: FILE_TIME });

const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };

/** An app for tests; dependencies that are not given do nothing. */
export const testApp = ({
  settings = {
    serverKey: TEST_KEY,
    production: false,
    trustProxy: false,
    rateLimits: {},
    print: { paper: "coated", marks: false, bleed: 3, billboardScale: 1 },
  },
  ...parts
}: { database: Database; clock: Clock } & Partial<App>): App => ({
  outbox: createOutbox({ clock: parts.clock, serverKey: TEST_KEY, limits: settings }),
  files: databaseStore,
  fileWork: FILE_WORK,
  places: gazetteer,
  log: silent,
  settings,
  ...parts,
});
