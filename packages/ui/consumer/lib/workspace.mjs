import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const consumer = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const kit = path.dirname(consumer);
const require = createRequire(path.join(kit, "package.json"));

/** Runs a command to its end; its words on both channels. */
export const run = (command, args, cwd, env = {}) => {
  const done = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  return {
    good: done.status === 0,
    text: `${done.stdout ?? ""}${done.stderr ?? ""}${done.error?.message ?? ""}`.trim(),
  };
};

/** The folder of an installed package, found from the kit. */
const folderOf = (name) => {
  for (const base of require.resolve.paths(name) ?? []) {
    const folder = path.join(base, name);
    if (existsSync(path.join(folder, "package.json"))) return realpathSync(folder);
  }
  throw new Error(`${name} is not installed in the workspace`);
};

/** The file of an installed package's program. */
export const programFile = (name, file) => path.join(folderOf(name), file);

/** A program of an installed package, run to its end by this Node. */
export const program = (name, file, args, cwd, env) =>
  run(process.execPath, [programFile(name, file), ...args], cwd, env);

/**
 * Copies this app into a folder outside the workspace and unpacks the kit into its node_modules. What the kit and the
 * app depend on is linked from the workspace, so that no network is needed.
 * @returns the manifest of the packed kit
 */
export const install = (app) => {
  cpSync(consumer, app, {
    recursive: true,
    filter: (file) => !/^(?:node_modules|dist|lib|check\.mjs)/.test(path.relative(consumer, file)),
  });
  const place = path.join(app, "node_modules", "@lucarne", "ui");
  mkdirSync(place, { recursive: true });
  execFileSync("tar", ["-xzf", path.join(app, "lucarne-ui.tgz"), "-C", place, "--strip-components=1"]);
  const manifest = JSON.parse(readFileSync(path.join(place, "package.json"), "utf8"));
  const own = JSON.parse(readFileSync(path.join(app, "package.json"), "utf8"));
  const wanted = new Set(Object.keys({ ...manifest.dependencies, ...own.dependencies, ...own.devDependencies }));
  wanted.delete("@lucarne/ui");
  for (const name of wanted) {
    const link = path.join(app, "node_modules", name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(folderOf(name), link, "junction");
  }
  return manifest;
};
