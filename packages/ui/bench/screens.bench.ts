// What three screens built from the kit weigh over React, and what they put into the page: beside the best styled
// screens of other kits that show the same, and the same screens in plain elements. Then times, heap and elements of the
// kit beside plain elements, measured in the same run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium } from "playwright";
import type { Row } from "../../../scripts/lib/bench/bench-row.ts";
import { findChromium } from "../../../scripts/lib/browsers/chromium.ts";
import { serveFolder } from "../consumer/lib/serve.ts";
import { kit, program, run as command } from "../consumer/lib/workspace.ts";
import { buildScreen, type Screen, SCREENS } from "./screens.ts";
import { measureSpeed } from "./speed.ts";

export const name = "ui";

/** Measured elsewhere with React 19.3: the best styled kit, and plain elements. */
const OTHERS: Record<Screen["name"], { bytes: string; nodes: string; rules: string }> = {
  "sign-in": {
    bytes: "Braid 56.9, Mantine 60.9, plain 0.5",
    nodes: "Mantine 75, plain 31",
    rules: "MUI 143, Braid 962",
  },
  projects: {
    bytes: "Braid 64.3, MUI 65.6, plain 0.7",
    nodes: "Mantine 2843, plain 2429",
    rules: "MUI 138, Braid 1023",
  },
  checkout: {
    bytes: "Mantine 58.7, Braid 72.2, plain 0.8",
    nodes: "Chakra 73, plain 57",
    rules: "MUI 208, Braid 1028",
  },
};

const build = (): void => {
  const built = program("tsdown", "dist/run.mjs", [], kit);
  const finished = built.good ? command(process.execPath, ["scripts/finish-package.ts"], kit) : built;
  if (!finished.good) throw new Error(finished.text);
};

/** Runs in the page. */
const count = () => {
  const rules = (list: CSSRuleList): number =>
    [...list].reduce(
      (sum, rule) => sum + 1 + ("cssRules" in rule && rule.cssRules instanceof CSSRuleList ? rules(rule.cssRules) : 0),
      0,
    );
  const made = [...document.querySelectorAll("style")].reduce((sum, { textContent }) => sum + textContent.length, 0);
  return {
    nodes: document.querySelectorAll("#app *").length,
    rules: [...document.styleSheets].reduce((sum, sheet) => sum + rules(sheet.cssRules), 0),
    made: made + document.adoptedStyleSheets.length,
  };
};

const open = async (browser: Browser, folder: string) => {
  const { url, close } = await serveFolder(folder);
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const counts = await page.evaluate(count);
  await page.close();
  close();
  return counts;
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const measure = async (browser: Browser, screen: Screen, folder: string): Promise<Row[]> => {
  const { js, css, later } = await buildScreen(screen, folder);
  const { nodes, rules, made } = await open(browser, folder);
  const others = OTHERS[screen.name];
  const figure = (what: string) => `${screen.name}: ${what}`;
  return [
    {
      figure: figure("JS and CSS over React, gzip"),
      value: kilobytes(js + css + later),
      unit: "kB",
      against: `at most ${kilobytes(screen.limit)}; ${others.bytes}`,
    },
    { figure: figure("of it JS at once"), value: kilobytes(js), unit: "kB" },
    { figure: figure("of it CSS"), value: kilobytes(css), unit: "kB" },
    { figure: figure("of it JS on a first interaction"), value: kilobytes(later), unit: "kB" },
    { figure: figure("DOM nodes"), value: nodes, unit: "", against: others.nodes },
    { figure: figure("CSS rules"), value: rules, unit: "", against: others.rules },
    { figure: figure("CSS made at run time"), value: made, unit: "B", against: "antd 240 kB, MUI 17 kB" },
  ];
};

export const run = async (): Promise<Row[]> => {
  build();
  const folder = mkdtempSync(path.join(tmpdir(), "lucarne-screens-"));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const figures: Row[] = [];
  try {
    for (const screen of SCREENS) figures.push(...(await measure(browser, screen, path.join(folder, screen.name))));
    figures.push(...(await measureSpeed(browser, folder)));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
};
