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

// Jobs that fail in every possible way.
serveJobs({
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
    kept = Buffer.alloc(Number(bytes), 1);
    return kept.length;
  },
  reach: async (input) => {
    const { what, folder, file } = Object(input);
    try {
      return `reached: ${String(REACHES[what]?.(folder, file))}`;
    } catch (error) {
      return Object(error).code;
    }
  },
  ownFolder: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "own-"));
    writeFileSync(path.join(folder, "a"), "kept");
    return readFileSync(path.join(folder, "a"), "utf8");
  },
  exit: async () => process.exit(3),
});
