import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openProjects } from "./open-projects.ts";
import { findNewerFeatures } from "./newer-features.ts";

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), "newer-features-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NEWER = new Set([
  "api.AbortSignal.any_static",
  "api.Element.checkVisibility",
  "api.Window.requestIdleCallback",
  "css.at-rules.scope",
  "css.properties.field-sizing",
  "css.properties.text-wrap.pretty",
  "css.selectors.popover-open",
  "css.types.color.light-dark",
  "html.global_attributes.popover",
  "javascript.builtins.Array.toSorted",
  "javascript.builtins.Promise.withResolvers",
  "javascript.builtins.Set.union",
]);
const lacks = (feature: string): string[] | undefined => (NEWER.has(feature) ? ["safari 1"] : undefined);

const JSX = "declare namespace JSX { interface IntrinsicElements { p: { popover?: string; children?: unknown } } }\n";

const FOUND: readonly [what: string, code: string, feature: string][] = [
  ["a static method", "AbortSignal.any([]);", "api.AbortSignal.any_static"],
  ["a method of an element", "document.body.checkVisibility();", "api.Element.checkVisibility"],
  ["a global function", "requestIdleCallback(() => {});", "api.Window.requestIdleCallback"],
  ["a method of a list", "[1].toSorted();", "javascript.builtins.Array.toSorted"],
  ["a method of a read-only list", "([1] as readonly number[]).toSorted();", "javascript.builtins.Array.toSorted"],
  ["a static method of the language", "Promise.withResolvers();", "javascript.builtins.Promise.withResolvers"],
  ["a method of a set", "new Set([1]).union(new Set());", "javascript.builtins.Set.union"],
  ["a style that a script sets", 'document.body.style.fieldSizing = "content";', "css.properties.field-sizing"],
  ["an attribute", `${JSX}const part = <p popover="auto" />;`, "html.global_attributes.popover"],
];
const FOUND_IN_SHEETS: typeof FOUND = [
  ["a property of a sheet", 'const part = { fieldSizing: "content" };', "css.properties.field-sizing"],
  ["a value of a sheet", 'const part = { textWrap: "pretty" };', "css.properties.text-wrap.pretty"],
  ["a selector of a sheet", 'const part = { selectors: { "&:popover-open": {} } };', "css.selectors.popover-open"],
  [
    "a function in a template of a sheet",
    "const hue = 1; const part = { color: `light-dark(hsl(${hue} 1% 1%), red)` };",
    "css.types.color.light-dark",
  ],
  ["a rule of a sheet", 'const part = { "@scope": {} };', "css.at-rules.scope"],
  ["a value in a list", 'const part = { textWrap: ["balance", "pretty"] };', "css.properties.text-wrap.pretty"],
  [
    "a selector in a template",
    'const row = "a"; const part = { selectors: { [`${row}:popover-open &`]: {} } };',
    "css.selectors.popover-open",
  ],
  [
    "a selector of a global style",
    'declare const globalLayerStyle: (...parts: unknown[]) => void; globalLayerStyle("a", "b:popover-open", {});',
    "css.selectors.popover-open",
  ],
];
/** Imported by a sheet. */
const PART = "part-of-a-style.ts";
const NOT_FOUND: readonly [what: string, code: string][] = [
  ["a function of our own with the name", "const requestIdleCallback = () => {}; requestIdleCallback();"],
  ["a member of our own", "const parts = { any: 1 }; parts.any;"],
  ["a type alone", "type Idle = typeof requestIdleCallback; let idle: Idle | undefined;"],
  ["an older method", "[1].map(String);"],
  ["a property of an object that is no style", 'const part = { fieldSizing: "content" };'],
];

const fileOf = (what: string, ending: string): string => path.join(folder, `${what.replaceAll(" ", "-")}${ending}`);
const features = new Map<string, string[]>();
beforeAll(() => {
  const all = [...FOUND, ...NOT_FOUND].map(([what, code]) => ({ file: fileOf(what, ".tsx"), code }));
  const sheets = FOUND_IN_SHEETS.map(([what, code]) => ({ file: fileOf(what, ".css.ts"), code }));
  for (const { file, code } of [...all, ...sheets]) writeFileSync(file, `${code}\nexport {};\n`);
  writeFileSync(path.join(folder, PART), 'export const part = { fieldSizing: "content" };');
  writeFileSync(path.join(folder, "parts.css.ts"), `import { part } from "./${PART}";\nexport const whole = [part];\n`);
  const compilerOptions = { lib: ["esnext", "dom"], types: [], jsx: "preserve", module: "esnext", target: "esnext" };
  const settings = path.join(folder, "tsconfig.json");
  writeFileSync(settings, JSON.stringify({ compilerOptions, include: ["."] }));
  const { files, checker } = openProjects([settings]);
  const own = files.filter(({ fileName }) => fileName.startsWith(folder));
  for (const { file, feature } of findNewerFeatures(own, checker, lacks))
    features.set(file, [...(features.get(file) ?? []), feature]);
});

it.each(FOUND)("%s is found", (what, _, feature) => {
  expect(features.get(fileOf(what, ".tsx"))).toContain(feature);
});
it.each(FOUND_IN_SHEETS)("%s is found", (what, _, feature) => {
  expect(features.get(fileOf(what, ".css.ts"))).toEqual([feature]);
});
it("a property of a file that a sheet imports is found", () => {
  expect(features.get(path.join(folder, PART))).toEqual(["css.properties.field-sizing"]);
});
it.each(NOT_FOUND)("%s is not", (what) => {
  expect(features.get(fileOf(what, ".tsx"))).toBeUndefined();
});
