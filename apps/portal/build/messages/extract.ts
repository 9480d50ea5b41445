import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Texts } from "./locales.ts";

const PORTAL = path.resolve(import.meta.dirname, "../..");

/** The English texts as the portal's code has them, by the formatjs extractor. */
export const extractEnglish = (): Texts => {
  const folder = mkdtempSync(path.join(tmpdir(), "messages-"));
  const out = path.join(folder, "en.json");
  const cli = fileURLToPath(import.meta.resolve("@formatjs/cli/bin/formatjs"));
  try {
    const run = spawnSync(
      process.execPath,
      [
        cli,
        "extract",
        "src/**/*.{ts,tsx}",
        "--ignore",
        "src/**/*.test.*",
        "--format",
        "simple",
        "--throws",
        "--out-file",
        out,
      ],
      { cwd: PORTAL, encoding: "utf8" },
    );
    if (run.status !== 0) throw new Error(`formatjs extract failed: ${run.stderr || run.stdout}`);

    return JSON.parse(readFileSync(out, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
