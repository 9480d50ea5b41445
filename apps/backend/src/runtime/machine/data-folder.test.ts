import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { claimDataFolder, readHolder } from "./data-folder.ts";
import { StartFailure } from "../start-failure.ts";

/** The user and group that own nothing. */
const NOBODY = 65_534;

let folder: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "data-"));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await rm(folder, { recursive: true });
});

/** Another process that claims the folder and keeps it. */
const holder = async (user: { uid?: number; gid?: number } = {}): Promise<ChildProcess> => {
  const module = JSON.stringify(path.join(import.meta.dirname, "data-folder.ts"));
  const script = `const { claimDataFolder } = await import(${module});
    try { await claimDataFolder(${JSON.stringify(folder)}, 3100); console.log("held"); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
    ...user,
  });
  children.push(child);
  return child;
};
const firstWords = async (child: ChildProcess): Promise<string> => {
  if (!child.stdout) throw new Error("no output");
  const words: unknown[] = await once(child.stdout, "data");
  return String(words[0]).trim();
};

describe("claimDataFolder", () => {
  it("names the process that owns the folder", async () => {
    const child = await holder();
    expect(await firstWords(child)).toBe("held");
    await expect(claimDataFolder(folder, 3000)).rejects.toThrow(
      new RegExp(
        `^The data folder .* is in use by a running Lucarne \\(process ${child.pid} on .+, port 3100, since .+ UTC\\)\\. Stop that one first, or set DATA_DIR`,
      ),
    );
    expect(await readHolder(folder)).toMatchObject({ pid: child.pid, port: 3100 });
  });

  it("takes over at once from a killed process", async () => {
    const child = await holder();
    await firstWords(child);
    child.kill("SIGKILL");
    await once(child, "exit");
    const mine = await claimDataFolder(folder, 3000);
    expect(await readHolder(folder)).toMatchObject({ pid: process.pid });
    await mine.release();
  });

  it("does not take over from a process that is stopped but alive", async () => {
    const child = await holder();
    await firstWords(child);
    child.kill("SIGSTOP");
    await expect(claimDataFolder(folder, 3000)).rejects.toThrow(StartFailure);
  });

  it("ignores a left-over owner file with the number of a living process", async () => {
    await writeFile(
      path.join(folder, "holder.json"),
      JSON.stringify({ pid: process.pid, host: "elsewhere", startedAt: "2020-01-01T00:00:00Z", port: 1 }),
    );
    const mine = await claimDataFolder(folder, 3000);
    await mine.release();
    expect(await readHolder(folder)).toBeUndefined();
  });

  it("gives the folder to exactly one of many parallel claims", async () => {
    const words = await Promise.all(Array.from({ length: 6 }, async () => firstWords(await holder())));
    expect(words.filter((text) => text === "held")).toHaveLength(1);
    expect(words.filter((text) => text.startsWith("The data folder"))).toHaveLength(5);
  });

  it("can be claimed again after it was released", async () => {
    const first = await claimDataFolder(folder, 3000);
    await first.announce({ port: 3005, operatorPort: 4005 });
    expect(await readHolder(folder)).toMatchObject({ port: 3005, operatorPort: 4005 });
    await first.release();
    await (await claimDataFolder(folder, 3000)).release();
  });

  it.runIf(process.platform !== "win32")(
    "takes the rights of others away from a folder that was there before",
    async () => {
      await chmod(folder, 0o755);
      const mine = await claimDataFolder(folder, 3000);
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
      expect(mine.warning).toBeUndefined();
      await mine.release();
    },
  );

  it("says when the path is not a folder", async () => {
    const file = path.join(folder, "file");
    await writeFile(file, "");
    await expect(claimDataFolder(file, 3000)).rejects.toThrow(/cannot be used \(EEXIST\)/);
    await expect(claimDataFolder(path.join(file, "below"), 3000)).rejects.toThrow(/cannot be used \(ENOTDIR\)/);
  });

  it("says when nothing can be written, and holds the folder no longer", async () => {
    const draft = path.join(folder, "holder.json.tmp");
    await mkdir(draft);
    await expect(claimDataFolder(folder, 3000)).rejects.toThrow(
      /cannot be used \(EISDIR\)\. Check that it is a folder/,
    );
    await rm(draft, { recursive: true });
    await (await claimDataFolder(folder, 3000)).release();
  });

  it.runIf(process.platform !== "win32").each(["a first start", "a later start"])(
    "says when the folder is read-only: %s",
    async (start) => {
      if (start === "a later start") await (await claimDataFolder(folder, 3000)).release();
      // Root writes where nobody may.
      const isRoot = process.getuid?.() === 0;
      if (isRoot)
        for (const name of [".", ...(await readdir(folder))]) await chown(path.join(folder, name), NOBODY, NOBODY);
      await chmod(folder, 0o500);
      const claiming = await holder(isRoot ? { uid: NOBODY, gid: NOBODY } : {});
      expect(await firstWords(claiming)).toMatch(/cannot be used \(it is read-only\)\. Check that it is a folder/);
      await chmod(folder, 0o700);
    },
  );

  it("says when the lock file is not one", async () => {
    await writeFile(path.join(folder, "lock"), "x".repeat(4096));
    await expect(claimDataFolder(folder, 3000)).rejects.toThrow(/cannot be used/);
    expect((await readFile(path.join(folder, "lock"))).length).toBe(4096);
  });
});
