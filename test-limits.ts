// Time limits of every test: unit, components, stories and journeys. A limit only ends a test that hangs: a slow machine
// must never reach one. Speed is measured by `npm run bench`.

import { inLongRun } from "./test-sample.ts";

const MINUTE = 60_000;

/** What one condition inside a test may take, in ms. */
export const WAIT_LIMIT = MINUTE;

/** What one test or hook may take, in ms. */
export const TEST_LIMIT = inLongRun(60 * MINUTE, 3 * MINUTE);

/** The limits as Vitest takes them, and as many workers as the machine has cores. */
export const vitestLimits = {
  maxWorkers: "100%",
  testTimeout: TEST_LIMIT,
  hookTimeout: TEST_LIMIT,
  teardownTimeout: WAIT_LIMIT,
  expect: { poll: { timeout: WAIT_LIMIT } },
};

/** Tests that run in Node. Files share the modules of their worker: loading them again for each took half of the time. */
export const nodeTests = { ...vitestLimits, environment: "node" as const, isolate: false };
