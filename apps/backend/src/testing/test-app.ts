import type { Clock } from "../clock.ts";
import type { App } from "../context.ts";
import type { Database } from "../db/client.ts";
import { createOutbox } from "../messages/outbox.ts";

/** The secret of test installations. */
export const TEST_KEY = "a key of tests that is long enough";

const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };

/** An app for tests; what is not given is quiet and harmless. */
export const testApp = (parts: { database: Database; clock: Clock } & Partial<App>): App => ({
  outbox: createOutbox({ clock: parts.clock, serverKey: TEST_KEY }),
  log: silent,
  settings: { serverKey: TEST_KEY, production: false, trustProxy: false, rateLimits: {} },
  ...parts,
});
