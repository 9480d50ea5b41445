import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { refuse } from "../refusal.ts";
import { serveJobs } from "../work/serve-jobs.ts";

let kept: Buffer | undefined;

/** What a hostile file would try. */
const REACHES: Readonly<Record<string, (folder: string, file: string) => unknown>> = {
  list: (folder) => readdirSync(folder),
  read: (folder, file) => readFileSync(path.join(folder, file), "utf8"),
  overwrite: (folder, file) => writeFileSync(path.join(folder, file), "overwritten"),
  remove: (folder, file) => rmSync(path.join(folder, file)),
};

/** Jobs that fail in every possible way. */
export type TestJobs = {
  readonly echo: { readonly input: unknown; readonly result: unknown };
  readonly keep: { readonly input: number; readonly result: number };
  readonly reach: {
    readonly input: { readonly what: string; readonly folder: string; readonly file: string };
    readonly result: string;
  };
} & Readonly<
  Record<
    "pid" | "environment" | "refuse" | "fail" | "spin" | "heap" | "buffers" | "ownFolder" | "exit",
    { readonly input: unknown; readonly result: unknown }
  >
>;

serveJobs<TestJobs>({
  echo: async (input) => input,
  pid: async () => process.pid,
  environment: async () => Object.keys(process.env),
  refuse: async () => refuse("file.damaged"),
  fail: async () => {
    throw new Error("a fault of the program");
  },
  spin: async () => {
    for (;;);
  },
  heap: async () => {
    const kept: object[] = [];
    for (;;) kept.push({ again: Array.from({ length: 1000 }, Math.random) });
  },
  buffers: async () => {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(10_000_000, 1));
  },
  keep: async (bytes) => {
    kept = Buffer.alloc(bytes, 1);
    return kept.length;
  },
  reach: async ({ what, folder, file }) => {
    try {
      return `reached: ${String(REACHES[what]?.(folder, file))}`;
    } catch (error) {
      return error instanceof Error && "code" in error ? String(error.code) : String(error);
    }
  },
  ownFolder: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "own-"));
    writeFileSync(path.join(folder, "a"), "kept");
    return readFileSync(path.join(folder, "a"), "utf8");
  },
  exit: async () => process.exit(3),
});
