import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Texts } from "./files.ts";
import { readFlat, ROOT } from "./files.ts";

/**
 * The English texts of the message descriptors in the code below a folder, by the formatjs extractor.
 *
 * @param folder from the root of the repository
 */
export const extractEnglish = (folder: string): Texts => {
  const temporary = mkdtempSync(path.join(tmpdir(), "messages-"));
  const out = path.join(temporary, "en.json");
  const cli = fileURLToPath(import.meta.resolve("@formatjs/cli/bin/formatjs"));
  try {
    const run = spawnSync(
      process.execPath,
      [
        cli,
        "extract",
        `${folder}/**/*.{ts,tsx}`,
        "--ignore",
        `${folder}/**/*.test.*`,
        "--format",
        "simple",
        "--throws",
        "--out-file",
        out,
      ],
      { cwd: ROOT, encoding: "utf8" },
    );
    if (run.status !== 0) throw new Error(`formatjs extract failed: ${run.stderr || run.stdout}`);

    return readFlat(out);
  } finally {
    rmSync(temporary, { recursive: true });
  }
};
