// Packs the UI kit, installs it into a copy of this app in a temporary folder, type-checks, builds (with Vite and Next.js; in
// the long run also with the app's own vanilla-extract and with esbuild), renders it on the server and opens it, and checks
// a brand with the kit's program. Prints one line per check; exit code 1 when one fails.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import { findChromium } from "../../../scripts/lib/browsers/chromium.ts";
import { checkBrandProgram } from "./lib/brand-checks.ts";
import { builders } from "./lib/builders.ts";
import { checkClub } from "./lib/club-checks.ts";
import { classChecks } from "./lib/class-checks.ts";
import { checkPage, type Report } from "./lib/page-checks.ts";
import { checkTypes } from "./lib/type-checks.ts";
import { install, kit, type Manifest, packKit, program, readManifest, run } from "./lib/workspace.ts";

const app = mkdtempSync(path.join(tmpdir(), "lucarne-consumer-"));

let failed = 0;
const report = (name: string, good: boolean, detail = ""): boolean => {
  if (!good) failed += 1;
  const more = good || !detail ? "" : `\n${detail.split("\n").slice(-40).join("\n")}`;
  process.stdout.write(`${good ? "✓" : "✗"} ${name}${more}\n`);
  return good;
};

/** Reports checks of one builder. */
const reportOf =
  (builder: string): Report =>
  (name, good, detail) =>
    report(`${builder}: ${name}`, good, detail);

const faults = (text: string): string[] => text.split("\n").filter((line) => !line.startsWith("✓"));

const pack = (): string | undefined => {
  const packed = packKit();
  if (!report("the kit builds and packs, complete and without vanilla-extract", packed.good, packed.text))
    return undefined;
  const lint = program("publint", "src/cli.js", ["--strict", "--pack", "pnpm"], kit);
  report("publint finds nothing", lint.good && lint.text.includes("All good"), lint.text);
  const face = run(process.execPath, ["scripts/report.ts", "--check"], kit);
  report("the public face is the one in api.md", face.good, face.text);
  const weighed = run(process.execPath, ["scripts/sizes.ts"], kit);
  report(
    "every part and three whole screens are within their size limits",
    weighed.good,
    faults(weighed.text).join("\n"),
  );
  return packed.tarball;
};

/**
 * Every subpath with types, as a consumer's compiler resolves it in each of its modes. The packages are ES modules only, so
 * attw's profile `esm-only` is the right one: it leaves out CommonJS and compilers that do not read `exports`.
 */
const resolveTypes = (tarball: string): void => {
  const exported = readManifest(kit).publishConfig?.exports ?? {};
  const entries = Object.entries(exported).flatMap(([name, to]) =>
    typeof to === "object" && "types" in to ? [name] : [],
  );
  const asked = program(
    "@arethetypeswrong/cli",
    "dist/index.js",
    [tarball, "--profile", "esm-only", "--format", "table-flipped", "--no-color", "--entrypoints", ...entries],
    kit,
  );
  report("attw finds nothing", asked.good && asked.text.includes("from ESM"), asked.text);
};

const inspect = (manifest: Manifest): void => {
  const needed = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
  const stray = needed.filter(([, range]) => /^(?:catalog|workspace|file|link):/.test(range));
  report("its manifest names versions only", stray.length === 0, JSON.stringify(stray));
  const extract = needed.filter(([name]) => name.startsWith("@vanilla-extract"));
  report("it needs no vanilla-extract", extract.length === 0, JSON.stringify(extract));
  for (const { mode, good, text } of checkTypes(app))
    report(`its types hold under ${mode}, libraries included, and every optional prop takes undefined`, good, text);
};

const openAll = async (): Promise<void> => {
  const executablePath = findChromium((line) => process.stdout.write(`${line}\n`));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    await checkBrandProgram(app, browser, reportOf("npx @lucarne/ui brand"));
    for (const { name, build, serve, club, checkMore, checkBuild } of builders) {
      const { good, text } = await build(app);
      if (!report(`${name}: the app builds without a warning`, good, text)) continue;
      await checkBuild?.(app, reportOf(name));
      const { url, close } = await serve(app);
      try {
        await checkPage(browser, url, reportOf(name), checkMore);
        if (club !== undefined) await checkClub(browser, new URL(club, url).href, reportOf(name));
      } finally {
        close();
      }
    }
  } finally {
    await browser.close();
  }
};

try {
  const tarball = pack();
  if (tarball !== undefined) {
    resolveTypes(tarball);
    inspect(install(app, tarball));
    for (const { name, findMissing } of classChecks) {
      const lost = await findMissing(app);
      report(
        `${name}: every class of a part has a rule in the app that imports it`,
        lost.length === 0,
        lost.join("\n"),
      );
    }
    await openAll();
  }
} catch (error) {
  report("the check itself", false, error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  if (process.env["KEEP_CONSUMER"]) process.stdout.write(`kept ${app}\n`);
  else rmSync(app, { recursive: true, force: true });
}
process.stdout.write(`${failed === 0 ? "package: all checks passed" : `package: ${failed} failed`}\n`);
process.exitCode = failed === 0 ? 0 : 1;
