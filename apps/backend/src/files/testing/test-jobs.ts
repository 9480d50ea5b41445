import { refuse } from "../refusal.ts";
import { serveJobs } from "../work/serve-jobs.ts";

let kept: Buffer | undefined;

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
  exit: async () => process.exit(3),
});
