// Packs the UI kit, installs it into a copy of this app in a temporary folder, type-checks, builds and opens it.
// Prints one line per check; exit code 1 when one fails. Everything else the app needs comes from the workspace.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";

const consumer = path.dirname(fileURLToPath(import.meta.url));
const kit = path.dirname(consumer);
const require = createRequire(path.join(kit, "package.json"));
const app = mkdtempSync(path.join(tmpdir(), "lucarne-consumer-"));

let failed = 0;
const report = (name, good, detail = "") => {
  if (!good) failed += 1;
  process.stdout.write(
    `${good ? "✓" : "✗"} ${name}${good || !detail ? "" : `\n${detail.split("\n").slice(-40).join("\n")}`}\n`,
  );
  return good;
};
const run = (command, args, cwd) => {
  const done = spawnSync(command, args, { cwd, encoding: "utf8", shell: process.platform === "win32" });
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
const bin = (name, file) => path.join(folderOf(name), file);

const install = () => {
  for (const file of ["package.json", "index.html", "tsconfig.json", "vite.config.js", "src"]) {
    cpSync(path.join(consumer, file), path.join(app, file), { recursive: true });
  }
  const place = path.join(app, "node_modules", "@lucarne", "ui");
  mkdirSync(place, { recursive: true });
  mkdirSync(path.join(app, "node_modules", "@types"));
  execFileSync("tar", ["-xzf", path.join(app, "lucarne-ui.tgz"), "-C", place, "--strip-components=1"]);
  const manifest = JSON.parse(readFileSync(path.join(place, "package.json"), "utf8"));
  const others = Object.keys(manifest.dependencies ?? {});
  for (const name of [...others, "react", "react-dom", "@types/react", "@types/react-dom"]) {
    symlinkSync(folderOf(name), path.join(app, "node_modules", name), "junction");
  }
  return manifest;
};

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'";
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

const serve = async (folder) => {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? "/", "http://x").pathname;
    const file = path.join(folder, name === "/" ? "index.html" : name);
    if (!file.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": TYPES[path.extname(file)] ?? "application/octet-stream",
      "content-security-policy": POLICY,
    });
    response.end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${server.address().port}/` };
};

const open = async (url) => {
  const executablePath =
    process.env.CHROMIUM_PATH ?? (existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const said = [];
    page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => said.push(`error: ${error.message}`));
    page.on("requestfailed", (request) => said.push(`failed: ${request.url()}`));
    await page.goto(url, { waitUntil: "networkidle" });

    const style = (selector, property) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const same = async (name, selector, property, wanted) => {
      const found = await style(selector, property);
      report(`${name} (${property}: ${wanted})`, found === wanted, `found ${found}`);
    };
    await same("Button wears the primary colour", '[data-component="Button"]', "background-color", "rgb(15, 91, 82)");
    await same("Button is 48 px high", '[data-component="Button"]', "min-height", "48px");
    await same("Button has rounded corners", '[data-component="Button"]', "border-top-left-radius", "8px");
    await same("another brand nests, dark", "#other-brand", "background-color", "rgb(143, 166, 230)");
    await same("another brand has its radius", "#other-brand", "border-top-left-radius", "2.72px");
    await same("the page has its ground", "body", "background-color", "rgb(242, 245, 246)");
    const field = page.getByLabel("Company name");
    report("TextField is found by its label", (await field.count()) === 1);
    await field.fill("Roofs");
    report("TextField takes text", (await field.inputValue()) === "Roofs");
    const hint = await field.evaluate(
      (input) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent,
    );
    report("TextField's hint is tied to it", hint === "As on the invoice", `found ${hint}`);
    await page.getByRole("button", { name: "Pressed 0" }).click();
    report("Button can be pressed", await page.getByRole("button", { name: "Pressed 1" }).isVisible());
    report(
      "the brand's font is loaded from the package",
      await page.evaluate(async () => (await document.fonts.load('370 16px "Geologica Variable"', "a")).length > 0),
    );
    report("nothing in the console, under a strict content security policy", said.length === 0, said.join("\n"));
  } finally {
    await browser.close();
  }
};

const main = async () => {
  const built = run(process.execPath, [bin("tsdown", "dist/run.mjs")], kit);
  if (!report("the kit builds", built.good, built.text)) return;
  const finished = run(process.execPath, ["scripts/finish-package.ts"], kit);
  if (!report("fonts and sheets are complete, no file needs vanilla-extract", finished.good, finished.text)) return;
  const lint = run(process.execPath, [bin("publint", "src/cli.js"), "--strict", "--pack", "pnpm"], kit);
  if (!report("publint finds nothing", lint.good && lint.text.includes("All good"), lint.text)) return;
  const face = run(process.execPath, ["scripts/report.ts", "--check"], kit);
  report("the public face is the one in api.md", face.good, face.text);
  const weighed = run(process.execPath, ["scripts/sizes.mjs"], kit);
  report(
    "every part is within its size limit",
    weighed.good,
    weighed.text
      .split("\n")
      .filter((line) => !line.startsWith("✓"))
      .join("\n"),
  );
  const packed = run("pnpm", ["pack", "--out", path.join(app, "lucarne-ui.tgz")], kit);
  if (!report("the kit packs", packed.good, packed.text)) return;

  const manifest = install();
  const stray = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(([, range]) =>
    /^(?:catalog|workspace|file|link):/.test(range),
  );
  report("its manifest names versions only", stray.length === 0, JSON.stringify(stray));
  report(
    "it needs no vanilla-extract",
    !Object.keys(manifest.dependencies ?? {}).some((name) => name.startsWith("@vanilla-extract")),
  );
  const checked = run(process.execPath, [bin("typescript", "bin/tsc"), "-p", app], app);
  report("its types hold, strict, under nodenext, libraries included", checked.good, checked.text);
  const bundled = run(process.execPath, [bin("vite", "bin/vite.js"), "build", "--logLevel", "warn"], app);
  if (!report("the app builds without a word", bundled.good && bundled.text === "", bundled.text)) return;

  const { server, url } = await serve(path.join(app, "dist"));
  try {
    await open(url);
  } finally {
    server.close();
  }
};

try {
  await main();
} catch (error) {
  report("the check itself", false, error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  if (process.env.KEEP_CONSUMER) process.stdout.write(`kept ${app}\n`);
  else rmSync(app, { recursive: true, force: true });
}
process.stdout.write(`${failed === 0 ? "package: all checks passed" : `package: ${failed} failed`}\n`);
process.exitCode = failed === 0 ? 0 : 1;
