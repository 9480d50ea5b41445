import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Tools that npm does not have: Debian's packages qpdf and poppler-utils. */
export type Tool = "qpdf" | "pdftoppm";

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

/** Whether the machine has the tool. Tests with it repeat what another test proves without it. */
export const has = (tool: Tool): boolean => spawnSync(tool, ["--version"]).error === undefined;

/** The cases that an external tool checks too: all in a long run, else the three small sheets, which take seconds. */
export const forTools = <Case extends readonly [string, ...unknown[]]>(cases: readonly Case[], long: boolean): Case[] =>
  cases.filter(([name]) => long || /^(?:sticker|business_card)/u.test(name));

/** A temporary folder for the files of one test. */
export const inFolder = async <Result>(work: (path: (name: string) => string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), "artwork-"));
  try {
    return await work((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
