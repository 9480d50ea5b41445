import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, "tools.ts"), ...args], { encoding: "utf8" });

it("a command has its arguments, and its exit code is the answer", () => {
  expect(run(process.execPath, "-p", "6 * 7")).toMatchObject({ status: 0, stdout: "42\n" });
  expect(run(process.execPath, "-e", "process.exit(3)").status).toBe(3);
});

it("a command that is not there is named", () => {
  const { status, stderr } = run("no-such-command");
  expect(status).toBe(1);
  expect(stderr).toContain("no-such-command could not be started");
});
