import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

import { setTimeout as wait } from "node:timers/promises";

import { afterEach, expect } from "vitest";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { MAIN } from "./bundle.ts";

/** A started backend, with what it wrote. */
export interface Launched {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
  readonly exit: Promise<number | null>;
}

const children: ChildProcess[] = [];

/** Starts the backend with free ports; call `endLaunched` in the test file. */
export const launch = (
  environment: Readonly<Record<string, string>>,
  stdio: ["ignore", "pipe", "pipe", "ipc"?] = ["ignore", "pipe", "pipe"],
): Launched => {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env["PATH"], PORT: "0", OPERATOR_PORT: "0", ...environment },
    stdio,
  });
  if (!child.stdout || !child.stderr) throw new Error("There is no output.");
  children.push(child);
  let [output, errors] = ["", ""];
  child.stdout.on("data", (data) => (output += data));
  child.stderr.on("data", (data) => (errors += data));
  return {
    child,
    output: () => output,
    errors: () => errors,
    exit: once(child, "close").then(([code]: unknown[]) => (typeof code === "number" ? code : null)),
  };
};

/** The URL of a backend that runs. Throws what it wrote when it has ended instead. */
export const running = async (started: Launched): Promise<string> => {
  const { child, output, errors } = started;
  for (const began = performance.now(); performance.now() - began < WAIT_LIMIT; await wait(20)) {
    const url = /Lucarne is running: (\S+)/.exec(output())?.[1];
    if (url !== undefined) return url;
    if (child.exitCode !== null) break;
  }
  child.kill("SIGKILL");
  throw new Error(`The backend did not start: ${errors() || output()}`);
};

/** Ends a process, at once like a power cut or gracefully. */
export const end = async ({ child, exit }: Launched, signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
  child.kill(signal);
  await exit;
};

/** What a failed start wrote: one line, no stack. */
export const oneSentence = (started: Launched): string => {
  const text = started.errors().trim();
  expect(text.split("\n"), "one line, no stack").toHaveLength(1);
  return text;
};

/** Ends what a test has started, after each test of the file. */
export const endLaunched = (): void => {
  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
  });
};
