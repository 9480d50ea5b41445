// Draws the pictures of the stories again: of the parts that are named, such as `menu tabs`, or of all. Look at what changed
// before you commit.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "../../..");

const parts = process.argv.slice(2);
// Pictures of stories that no longer exist must not stay.
if (parts.length === 0) rmSync(path.join(import.meta.dirname, "../pictures"), { recursive: true, force: true });

const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [
    vitest,
    "run",
    "--config",
    "vitest.browser.config.ts",
    "--project",
    "stories",
    ...parts.map((part) => `components/${part}/`),
    "--update",
  ],
  // All stories: `npm test` leaves some out.
  { cwd: root, stdio: "inherit", env: { ...process.env, TEST_LONG: "1" } },
);
process.exitCode = status ?? 1;
