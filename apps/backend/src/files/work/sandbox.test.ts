import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { bubblewrapArguments, bubblewrapVersion, openSandbox, permissionOptions } from "./sandbox.ts";
import { openWorkPool, type WorkPool } from "./work-pool.ts";
import type { TestJobs } from "../testing/test-jobs.ts";

/** Folders of an argument, such as `--ro-bind-try`. */
const after = (list: readonly string[], name: string): (string | undefined)[] =>
  list.flatMap((argument, at) => (argument === name ? [list[at + 1]] : []));

describe("the arguments of bubblewrap", () => {
  const list = bubblewrapArguments(["/srv/app/apps"]);

  it("leave no network, no other process, no rights and no user", () => {
    expect(list).toEqual(
      expect.arrayContaining(["--unshare-user", "--unshare-all", "--die-with-parent", "--new-session"]),
    );
    expect(after(list, "--cap-drop")).toEqual(["ALL"]);
    expect(after(list, "--uid")).toEqual(["65534"]);
  });

  it("let nothing be written but an empty folder of its own, and nothing be read but programs", () => {
    expect(list).not.toContain("--bind");
    expect(after(list, "--tmpfs")).toEqual(["/tmp"]);
    const read = after(list, "--ro-bind-try");
    expect(read).toContain("/srv/app/apps");
    for (const folder of ["/", "/etc", "/home", "/root", "/var", "/tmp", "/proc", "/srv", "/run"])
      expect(read).not.toContain(folder);
  });
});

describe("the options of a process", () => {
  it("name all files that it may read and the one folder that it may write to", () => {
    const options = permissionOptions(["/srv/app/apps"], "/tmp/files-1", false);
    expect(options).toEqual([
      "--permission",
      "--allow-fs-read=/srv/app/apps",
      "--allow-fs-read=/tmp/files-1",
      "--allow-fs-write=/tmp/files-1",
      "--allow-addons",
      "--allow-worker",
    ]);
  });

  it("let it start programs only for a conversion", () => {
    expect(permissionOptions([], "/tmp/files-1", true)).toContain("--allow-child-process");
  });

  it("do not include the folder of the data", () => {
    const { execArgv, close } = openSandbox({}, []);
    close();
    const root = path.join(import.meta.dirname, "../../../../..");
    const read = execArgv.flatMap((option) => /^--allow-fs-read=(.*)$/.exec(option)?.[1] ?? []);
    expect(read.length).toBeGreaterThan(5);
    for (const folder of [root, path.join(root, ".data"), tmpdir()]) expect(read).not.toContain(folder);
  });

  it("are the same for each process but for a folder of its own", () => {
    const [one, other] = [openSandbox({}, []), openSandbox({}, [])];
    one.close();
    other.close();
    expect(one.env["TMPDIR"]).not.toBe(other.env["TMPDIR"]);
    expect(Object.keys(one.env).toSorted()).toEqual(
      [
        "HOME",
        "PATH",
        "TEMP",
        "TMPDIR",
        ...(process.env["NODE_COMPILE_CACHE"] ? ["NODE_COMPILE_CACHE"] : []),
      ].toSorted(),
    );
  });
});

const INSTALLED = (await bubblewrapVersion("bwrap")) === undefined ? [] : ["bwrap"];

describe.each([undefined, ...INSTALLED])("a process for files with the system's sandbox %s", (bubblewrap) => {
  let pool: WorkPool<TestJobs>;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "other-"));
    await writeFile(path.join(folder, "logo.pdf"), "another company's");
    pool = openWorkPool<TestJobs>({
      program: new URL("../testing/test-jobs.ts", import.meta.url),
      programs: { bubblewrap },
      processes: 1,
      waiting: 20,
      waitingPerOwner: 20,
      waitingAtMost: 20,
      patience: 60_000,
      duration: 60_000,
      memory: 300_000_000,
      idle: 60_000,
    });
  });
  afterAll(async () => {
    await pool.close();
    await rm(folder, { recursive: true });
  });

  it.each(["list", "read", "overwrite", "remove"])("cannot %s another conversion's file", async (what) => {
    const before = await readFile(path.join(folder, "logo.pdf"), "utf8");
    expect(await pool.run("reach", { what, folder, file: "logo.pdf" }, { time: 60_000 })).toMatch(
      /^(ERR_ACCESS_DENIED|ENOENT)$/,
    );
    expect(await readdir(folder)).toEqual(["logo.pdf"]);
    expect(await readFile(path.join(folder, "logo.pdf"), "utf8")).toBe(before);
  });

  it("cannot read the system's accounts or its own environment", async () => {
    expect(await pool.run("reach", { what: "read", folder: "/etc", file: "passwd" }, { time: 60_000 })).toMatch(
      /^(ERR_|ENOENT)/,
    );
    expect(await pool.run("reach", { what: "read", folder: "/proc/self", file: "environ" }, { time: 60_000 })).toMatch(
      /^ERR_/,
    );
  });

  it("works in a folder of its own", async () => {
    expect(await pool.run("ownFolder", {}, { time: 60_000 })).toBe("kept");
  });

  // Without the sandbox, the tests of the pool do the same.
  it("is ended for its time and its memory", { tags: bubblewrap ? [] : ["long"] }, async () => {
    await expect(pool.run("spin", {}, { time: 100 })).rejects.toMatchObject({ limit: "time" });
    await expect(pool.run("buffers", {}, { time: 60_000 })).rejects.toMatchObject({ limit: "memory" });
    expect(await pool.run("echo", 1, { time: 60_000 })).toBe(1);
  });
});
