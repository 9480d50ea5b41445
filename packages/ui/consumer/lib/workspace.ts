import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { sourceState } from "../../../../scripts/lib/build/source-state.ts";

const consumer = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const kit = path.dirname(consumer);
const require = createRequire(path.join(kit, "package.json"));

const TEXTS = z.record(z.string(), z.string());
const VERSIONS = TEXTS.optional();
const MANIFEST = z.object({
  bin: VERSIONS,
  dependencies: VERSIONS,
  devDependencies: VERSIONS,
  peerDependencies: VERSIONS,
  publishConfig: z.object({ exports: z.record(z.string(), z.union([z.string(), TEXTS])).optional() }).optional(),
});

/** What a package's manifest says about other packages. */
export type Manifest = z.infer<typeof MANIFEST>;

/** Reads the package.json of a folder. */
export const readManifest = (folder: string): Manifest =>
  MANIFEST.parse(JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")));

/** Whether a command succeeded, and its words on both channels. */
export type Done = { good: boolean; text: string };

type Environment = Readonly<Record<string, string>>;

/** Runs a command to its end. */
export const run = (command: string, args: readonly string[], cwd: string, env: Environment = {}): Done => {
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
const folderOf = (name: string): string => {
  for (const base of require.resolve.paths(name) ?? []) {
    const folder = path.join(base, name);
    if (existsSync(path.join(folder, "package.json"))) return realpathSync(folder);
  }
  throw new Error(`${name} is not installed in the workspace`);
};

/** The file of an installed package's program. */
export const programFile = (name: string, file: string): string => path.join(folderOf(name), file);

/** A program of an installed package, run to its end by this Node. */
export const program = (name: string, file: string, args: readonly string[], cwd: string, env?: Environment): Done =>
  run(process.execPath, [programFile(name, file), ...args], cwd, env);

const root = path.resolve(kit, "../..");
const KIT_SOURCES = [
  "packages/ui",
  "locales/ui",
  "scripts/lib/packages/exported-types.ts",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "tsconfig.base.json",
];
const NOT_PACKED = /^(?:pictures|consumer|bench)$|\.(?:test|stories)\.tsx?$/;

/**
 * Builds and packs the kit, once for the same sources: both packages' checks install the same tarball.
 * @returns the tarball, or what the builder or packer said when it failed
 */
export const packKit = (): Done & { tarball: string } => {
  const state = sourceState(root, KIT_SOURCES, (name) => NOT_PACKED.test(name));
  const tarball = path.join(root, ".cache", "packages", `ui-${state.slice(0, 16)}.tgz`);
  const done = (good: boolean, text = "") => ({ good, text, tarball });
  if (existsSync(tarball) && existsSync(path.join(kit, "dist", "components.json"))) return done(true);
  const built = program("tsdown", "dist/run.mjs", [], kit);
  if (!built.good) return done(false, built.text);
  const finished = run(process.execPath, ["scripts/finish-package.ts"], kit);
  if (!finished.good) return done(false, finished.text);
  mkdirSync(path.dirname(tarball), { recursive: true });
  // A tarball that was cut off must not be found by the next check.
  const packed = run("pnpm", ["pack", "--out", `${tarball}.draft.tgz`], kit);
  if (packed.good) renameSync(`${tarball}.draft.tgz`, tarball);
  return done(packed.good, packed.text);
};

/** What the package holds to be copied, as an app's author copies it. */
const copyExamples = (app: string, place: string): void => {
  for (const folder of ["recipes", "words"])
    cpSync(path.join(place, "dist", folder), path.join(app, "src", folder), { recursive: true });
};

/**
 * Copies this app into a folder outside the workspace and unpacks the kit into its node_modules. What the kit and the
 * app depend on is linked from the workspace, so that no network is needed.
 * @returns the manifest of the packed kit
 */
export const install = (app: string, tarball: string): Manifest => {
  cpSync(consumer, app, {
    recursive: true,
    filter: (file) => !/^(?:node_modules|dist|lib|check\.ts)/.test(path.relative(consumer, file)),
  });
  const place = path.join(app, "node_modules", "@lucarne", "ui");
  mkdirSync(place, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", place, "--strip-components=1"]);
  copyExamples(app, place);
  const manifest = readManifest(place);
  const own = readManifest(app);
  const wanted = new Set(Object.keys({ ...manifest.dependencies, ...own.dependencies, ...own.devDependencies }));
  wanted.delete("@lucarne/ui");
  for (const name of wanted) {
    const link = path.join(app, "node_modules", name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(folderOf(name), link, "junction");
  }
  return manifest;
};
