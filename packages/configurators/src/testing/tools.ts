import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "vitest";

/** Tools that npm does not have, and the Debian package of each. */
const PACKAGES = { qpdf: "qpdf", pdftoppm: "poppler-utils" } as const;

export type Tool = keyof typeof PACKAGES;

export interface ToolAnswer {
  readonly status: number | null;
  readonly output: string;
  /** Output on stderr, such as warnings. */
  readonly notes: string;
}

export const runTool = (tool: Tool, args: readonly string[]): ToolAnswer => {
  const { status, stdout, stderr, error } = spawnSync(tool, args, { encoding: "utf8" });
  if (error) throw error;
  return { status, output: stdout, notes: stderr };
};

/** Marks the test as not run when the machine does not have the tool, never as passed. */
export const need = (tool: Tool, context: TestContext): void => {
  const { error } = spawnSync(tool, ["--version"]);
  if (error) context.skip(`did not run: ${tool} is not installed (apt install ${PACKAGES[tool]})`);
};

/** A temporary folder for the files of one test. */
export const inFolder = async <Result>(work: (path: (name: string) => string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), "artwork-"));
  try {
    return await work((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
