// Packs the configurators, installs them beside the packed kit into a temporary folder, type-checks a program that uses
// them, runs it, and bundles an app. Prints one line per check; exit code 1 when one fails.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  type Done,
  type Manifest,
  packKit,
  program,
  programFile,
  readManifest,
  run,
} from "../../ui/consumer/lib/workspace.ts";

const here = path.dirname(import.meta.dirname);
const app = mkdtempSync(path.join(tmpdir(), "lucarne-configurators-"));
const own = path.join(app, "configurators.tgz");

let failed = 0;
const report = (name: string, good: boolean, detail = ""): boolean => {
  if (!good) failed += 1;
  process.stdout.write(
    `${good ? "✓" : "✗"} ${name}${good || !detail ? "" : `\n${detail.split("\n").slice(-40).join("\n")}`}\n`,
  );
  return good;
};

const build = (): Done => {
  const built = program("tsdown", "dist/run.mjs", [], here);
  if (!built.good) return built;
  const finished = run(process.execPath, ["scripts/finish-package.ts"], here);
  if (!finished.good) return finished;
  return run("pnpm", ["pack", "--out", own], here);
};

/** Unpacks a package where an installer would put it. Returns its manifest. */
const place = (tarball: string, name: string): Manifest => {
  const target = path.join(app, "node_modules", "@lucarne", name);
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"]);
  return readManifest(target);
};

/** Links dependencies from the workspace, so that the check needs no network. */
const link = (names: readonly string[]): void => {
  for (const name of names) {
    const target = path.join(app, "node_modules", name);
    mkdirSync(path.dirname(target), { recursive: true });
    const own = path.join(here, "node_modules", name);
    symlinkSync(existsSync(own) ? own : programFile(name, "."), target, "junction");
  }
};

/** The manifests of both packed packages. */
type Packed = { manifest: Manifest; ui: Manifest };

/** Folders allowed in `dist/artwork`. Pictures that no product needs stay out of the package. */
const ARTWORK_FOLDERS = new Set(
  "covers drawing font icons layout logo marks page qr scene template text words".split(" "),
);

/** Subpaths with types, checked in each resolution mode of a consumer's compiler. */
const ENTRIES = [
  "form",
  "artwork/layout/layout",
  "artwork/layout/from-config",
  "artwork/logo/read-svg",
  "products/all",
  "render/print-file",
  "render/png-file",
  "render/react/artwork",
];

const pack = (): Packed | undefined => {
  const built = build();
  if (!report("the package builds and packs", built.good, built.text)) return undefined;
  const kit = packKit();
  if (!report("the kit builds and packs", kit.good, kit.text)) return undefined;
  const lint = program("publint", "src/cli.js", ["--strict", "--pack", "pnpm"], here);
  report("publint finds nothing", lint.good && lint.text.includes("All good"), lint.text);
  const manifests: Packed = { manifest: place(own, "configurators"), ui: place(kit.tarball, "ui") };
  const asked = program(
    "@arethetypeswrong/cli",
    "dist/index.js",
    [own, "--profile", "esm-only", "--no-color", "--entrypoints", ...ENTRIES],
    here,
  );
  report("attw finds nothing", asked.good, asked.text);
  const artwork = readdirSync(path.join(app, "node_modules/@lucarne/configurators/dist/artwork"), {
    withFileTypes: true,
  });
  const extra = artwork.filter((entry) => entry.isDirectory() && !ARTWORK_FOLDERS.has(entry.name));
  report("its artwork is what products need", extra.length === 0, extra.map(({ name }) => name).join(", "));
  return manifests;
};

const consume = ({ manifest, ui }: Packed): void => {
  const needed = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
  const stray = needed.filter(([, range]) => /^(?:catalog|workspace|file|link):/.test(range));
  report("its manifest names versions only", stray.length === 0, JSON.stringify(stray));
  const wanted = new Set(Object.keys({ ...manifest.dependencies, ...ui.dependencies, ...ui.peerDependencies }));
  link([...wanted, "@types/react", "@types/react-dom"]);
  cpSync(path.join(here, "consumer"), app, { recursive: true, filter: (file) => !file.endsWith("check.ts") });
  const typed = program("typescript", "bin/tsc", ["-p", app], app);
  report("its types hold, strict, under nodenext, libraries included", typed.good, typed.text);
  const ran = run(process.execPath, [path.join("src", "server.ts")], app, { NODE_NO_WARNINGS: "1" });
  report("a server prints each of the products", ran.good, ran.text);
  const options = ["--bundle", "--format=esm", "--jsx=automatic", "--splitting", `--outdir=${path.join(app, "out")}`];
  const bundled = program("esbuild", "bin/esbuild", ["src/app.tsx", "--log-level=warning", ...options], app);
  report("an app bundles without a word", bundled.good && bundled.text === "", bundled.text);
  const page = readFileSync(path.join(here, "consumer/src/form-page.tsx"), "utf8");
  report(
    "the README shows the page that was type-checked",
    readFileSync(path.join(here, "README.md"), "utf8").includes(page),
  );
  const sheet = path.join(app, "node_modules/@lucarne/configurators/dist/form.css");
  report("the form's sheet is packed", existsSync(sheet) && statSync(sheet).size > 500);
};

try {
  const manifests = pack();
  if (manifests) consume(manifests);
} catch (error) {
  report("the check itself", false, error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  if (process.env["KEEP_CONSUMER"]) process.stdout.write(`kept ${app}\n`);
  else rmSync(app, { recursive: true, force: true });
}
process.stdout.write(`${failed === 0 ? "package: all checks passed" : `package: ${failed} failed`}\n`);
process.exitCode = failed === 0 ? 0 : 1;
