// Packs the UI kit, installs it into a copy of this app in a temporary folder, type-checks, builds (with Vite and Next.js; in
// the long run also with the app's own vanilla-extract and with esbuild), renders it on the server and opens it. Prints
// one line per check; exit code 1 when one fails.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import { findChromium } from "../../../scripts/lib/chromium.ts";
import { builders } from "./lib/builders.mjs";
import { classChecks } from "./lib/class-checks.mjs";
import { checkPage } from "./lib/page-checks.mjs";
import { checkTypes } from "./lib/type-checks.mjs";
import { install, kit, packKit, program, run } from "./lib/workspace.mjs";

const app = mkdtempSync(path.join(tmpdir(), "lucarne-consumer-"));

let failed = 0;
const report = (name, good, detail = "") => {
  if (!good) failed += 1;
  const more = good || !detail ? "" : `\n${detail.split("\n").slice(-40).join("\n")}`;
  process.stdout.write(`${good ? "✓" : "✗"} ${name}${more}\n`);
  return good;
};

const faults = (text) => text.split("\n").filter((line) => !line.startsWith("✓"));

const pack = () => {
  const packed = packKit();
  if (!report("the kit builds and packs, complete and without vanilla-extract", packed.good, packed.text))
    return undefined;
  const lint = program("publint", "src/cli.js", ["--strict", "--pack", "pnpm"], kit);
  report("publint finds nothing", lint.good && lint.text.includes("All good"), lint.text);
  const face = run(process.execPath, ["scripts/report.ts", "--check"], kit);
  report("the public face is the one in api.md", face.good, face.text);
  const weighed = run(process.execPath, ["scripts/sizes.mjs"], kit);
  report(
    "every part and three whole screens are within their size limits",
    weighed.good,
    faults(weighed.text).join("\n"),
  );
  return packed.tarball;
};

/** Every subpath with types, as a consumer's compiler resolves it in each of its modes. */
const resolveTypes = (tarball) => {
  const { parts } = JSON.parse(readFileSync(path.join(kit, "dist", "components.json"), "utf8"));
  const others = ["reset", "tokens", "theme/lucarne", "theme/stairwell", "strings/en", "strings/load"];
  const entries = [...parts.map(({ name }) => name), ...others];
  const asked = program(
    "@arethetypeswrong/cli",
    "dist/index.js",
    [tarball, "--profile", "esm-only", "--format", "table-flipped", "--no-color", "--entrypoints", ...entries],
    kit,
  );
  report("attw finds nothing", asked.good && asked.text.includes("from ESM"), asked.text);
};

const inspect = (manifest) => {
  const needed = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
  const stray = needed.filter(([, range]) => /^(?:catalog|workspace|file|link):/.test(range));
  report("its manifest names versions only", stray.length === 0, JSON.stringify(stray));
  const extract = needed.filter(([name]) => name.startsWith("@vanilla-extract"));
  report("it needs no vanilla-extract", extract.length === 0, JSON.stringify(extract));
  for (const { mode, good, text } of checkTypes(app))
    report(`its types hold under ${mode}, libraries included, and every optional prop takes undefined`, good, text);
};

const openAll = async () => {
  const executablePath = findChromium((line) => process.stdout.write(`${line}\n`));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    for (const { name, build, serve, checkMore, checkBuild } of builders) {
      const { good, text } = await build(app);
      if (!report(`${name}: the app builds without a warning`, good, text)) continue;
      await checkBuild?.(app, (check, ...rest) => report(`${name}: ${check}`, ...rest));
      const { url, close } = await serve(app);
      try {
        await checkPage(browser, url, (check, ...rest) => report(`${name}: ${check}`, ...rest), checkMore);
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
  if (process.env.KEEP_CONSUMER) process.stdout.write(`kept ${app}\n`);
  else rmSync(app, { recursive: true, force: true });
}
process.stdout.write(`${failed === 0 ? "package: all checks passed" : `package: ${failed} failed`}\n`);
process.exitCode = failed === 0 ? 0 : 1;
