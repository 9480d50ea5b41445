// Draws the pictures that the stories are compared with anew, in every theme. Look at what changed before it is committed.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findChromium } from "../../../scripts/lib/chromium.mjs";

const root = path.join(import.meta.dirname, "../../..");
const folder = path.join(import.meta.dirname, "../pictures");
const chromium = findChromium((line) => process.stdout.write(`${line}\n`));
const version = spawnSync(chromium, ["--version"], { encoding: "utf8" }).stdout;

// Those of stories that are gone must not stay.
for (const entry of readdirSync(folder)) rmSync(path.join(folder, entry), { recursive: true });
const drawnBy = /\d+/.exec(version)?.[0];
writeFileSync(path.join(folder, "drawn-by.json"), `${JSON.stringify({ drawnBy }, undefined, 2)}\n`);

const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "--config", "vitest.browser.config.ts", "--project", "stories", "--update"],
  { cwd: root, stdio: "inherit", env: { ...process.env, TEST_LONG: "1", CHROMIUM_PATH: chromium } },
);
process.exitCode = status ?? 1;
