import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runStep, silenceOf } from "./run-step.ts";

let root: string;
let written: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "lucarne-step-"));
  written = "";
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (code: string, step: { browser?: boolean } = {}) =>
  runStep(
    { name: "suite", run: [process.execPath, ["-e", code]], ...step },
    {
      root,
      env: process.env,
      report: path.join(root, "none.json"),
      write: (data) => (written += String(data)),
      silence: 5_000,
    },
  );

/** Waits for ever at its first run, and ends at the second. */
const HANGS_ONCE = `
  const fs = require("node:fs");
  if (!fs.existsSync("ran")) { fs.writeFileSync("ran", ""); setInterval(() => {}, 1000); }
`;

describe("a step that prints nothing", () => {
  it("in a browser is ended and run once more", async () => {
    expect(await run(HANGS_ONCE, { browser: true })).toEqual({ passed: 1, failed: 0, failures: [] });
    expect(written).toContain("is run again");
  });

  it("without a browser is ended and has failed", { tags: "long" }, async () => {
    expect(await run(HANGS_ONCE)).toEqual({ passed: 0, failed: 1, failures: [] });
    expect(written).toContain("was ended");
  });
});

it("a step of the long run may print nothing for longer than a test of it may take", () => {
  expect(silenceOf({}, { TEST_LONG: "" })).toBe(600_000);
  expect(silenceOf({}, { TEST_LONG: "1" })).toBeGreaterThan(3_600_000);
  expect(silenceOf({ browser: true }, { TEST_LONG: "1" })).toBe(1_200_000);
});

it("a step that prints is not ended", { tags: "long" }, async () => {
  const code = "let n = 0; const t = setInterval(() => { console.log(n); if (++n === 12) clearInterval(t); }, 500);";
  expect(await run(code)).toEqual({ passed: 1, failed: 0, failures: [] });
});

it("a step that fails has failed", async () => {
  expect(await run("process.exitCode = 3")).toEqual({ passed: 0, failed: 1, failures: [] });
});
