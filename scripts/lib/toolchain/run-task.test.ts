import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { WAIT_LIMIT } from "../../../test-limits.ts";

const MODULE = pathToFileURL(path.join(import.meta.dirname, "run-task.mjs")).href;

let folder: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "run-task-"));
  // A task that notes its process number, and how it ends.
  await writeFile(
    path.join(folder, "task.mjs"),
    `import { writeFileSync } from "node:fs";
    const end = (how) => () => { writeFileSync(${JSON.stringify(path.join(folder, "end"))}, how); process.exit(7); };
    process.on("SIGTERM", end("SIGTERM"));
    process.on("disconnect", end("disconnect"));
    setInterval(() => {}, 1000);
    writeFileSync(${JSON.stringify(path.join(folder, "pid"))}, String(process.pid));`,
  );
  await writeFile(
    path.join(folder, "boot.mjs"),
    `import { writeFileSync } from "node:fs";
    import { runTask } from ${JSON.stringify(MODULE)};
    writeFileSync(${JSON.stringify(path.join(folder, "boot"))}, String(process.pid));
    const script = ${JSON.stringify(path.join(folder, "task.mjs"))};
    process.exit(await runTask({ node: process.execPath, script, args: [], env: process.env }));`,
  );
  await writeFile(
    path.join(folder, "package.json"),
    JSON.stringify({ private: true, scripts: { start: `"${process.execPath}" boot.mjs ; exit $?` } }),
  );
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  await rm(folder, { recursive: true });
});

const noted = async (name: string): Promise<string> => {
  let text = "";
  await vi.waitUntil(async () => (text = await readFile(path.join(folder, name), "utf8").catch(() => "")) !== "", {
    timeout: WAIT_LIMIT,
  });
  return text;
};
const start = async (command: string, args: readonly string[]): Promise<ChildProcess> => {
  const child = spawn(command, args, { cwd: folder, stdio: "ignore" });
  started.push(child);
  await noted("pid");
  return child;
};

it("passes a signal on and ends with the task's exit code", async () => {
  const boot = await start(process.execPath, ["boot.mjs"]);
  const exit = once(boot, "exit");
  boot.kill("SIGTERM");
  expect((await exit)[0]).toBe(7);
  expect(await noted("end")).toBe("SIGTERM");
});

it.runIf(process.platform !== "win32")("stops the task when npm is ended by a signal", async () => {
  const npm = await start("npm", ["start"]);
  npm.kill("SIGTERM");
  expect(await noted("end")).toBe("SIGTERM");
});

it("lets the task notice that it was killed itself", async () => {
  await start(process.execPath, ["boot.mjs"]);
  process.kill(Number(await noted("boot")), "SIGKILL");
  expect(await noted("end")).toBe("disconnect");
});
