import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Guide } from "./guide.ts";

const source = path.dirname(import.meta.dirname);
const folders = globSync("components/*/index.ts", { cwd: source })
  .map((file) => path.basename(path.dirname(file)))
  .filter((name) => name !== "icons");

const guides = Object.fromEntries(
  Object.entries(
    import.meta.glob<Guide>(["../components/*/*.guide.ts", "../layout/*.guide.ts"], { eager: true, import: "guide" }),
  ).map(([file, guide]) => [path.basename(path.dirname(file)), guide]),
);

const testsOf = (folder: string) =>
  globSync(`components/${folder}/*.test.tsx`, { cwd: source })
    .map((file) => readFileSync(path.join(source, file), "utf8"))
    .join("\n");

it("every component documents its use, its alternatives and its accessibility", () => {
  expect(Object.keys(guides).sort()).toEqual([...folders, "layout"].sort());
  for (const { use, avoid, accessibility } of Object.values(guides)) {
    expect(accessibility.length).toBeGreaterThanOrEqual(2);
    for (const words of [use, avoid, ...accessibility]) expect(words).toMatch(/^.+\.$/);
  }
});

/** No other kit has them, or all have them under this name. */
const WITHOUT_OTHER_NAME = ["flip-card", "icon-button"];

it("every component but those with one name only has the names of other kits", () => {
  const without = Object.entries(guides).filter(([, { alsoKnownAs }]) => alsoKnownAs === undefined);
  expect(without.map(([folder]) => folder).sort()).toEqual(WITHOUT_OTHER_NAME);
  for (const [folder, { alsoKnownAs = [] }] of Object.entries(guides)) {
    expect(alsoKnownAs).toEqual([...new Set(alsoKnownAs)].sort());
    const own = folder.replaceAll("-", "");
    expect(alsoKnownAs.map((name) => name.replaceAll(/[ -]/g, "").toLowerCase())).not.toContain(own);
  }
});

const states = Object.entries(guides).flatMap(([folder, { states: rows = [] }]) =>
  rows.map(([selector]) => ({ folder, selector })),
);

describe("each selector of a state names what the sources have", () => {
  it.each(states)("$folder: $selector", ({ folder, selector }) => {
    const sources = [
      `${folder === "layout" ? "layout" : `components/${folder}`}/*.tsx`,
      "internal/**/*.{ts,tsx}",
      "components/{button,dialog,field}/*.tsx",
    ]
      .flatMap((pattern) => globSync(pattern, { cwd: source }))
      .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
      .map((file) => readFileSync(path.join(source, file), "utf8"))
      .join("\n");
    for (const [, part] of selector.matchAll(/data-component="(\w+)"/g)) expect(sources).toContain(`"${part}"`);
    for (const [attribute] of selector.matchAll(/(?:data|aria)-(?!component)[a-z]+/g))
      expect(sources).toContain(attribute);
  });
});

/** They have no control of their own, or only those that the app puts inside. */
const WITHOUT_KEYS = [
  "amount",
  "avatar",
  "badge",
  "brand",
  "countdown",
  "divider",
  "empty-state",
  "field",
  "flip-card",
  "icon",
  "layout",
  "progress-bar",
  "provider",
  "react-hook-form",
  "rich-text",
  "skeleton",
  "spinner",
  "split-screen",
  "status-list",
  "stepper",
  "text",
  "tier-panes",
];

it("every component that takes keys has a keyboard table", () => {
  const without = Object.entries(guides).filter(([, guide]) => guide.keys === undefined);
  expect(without.map(([folder]) => folder).sort()).toEqual(WITHOUT_KEYS);
});

const keys = Object.entries(guides).flatMap(([folder, guide]) =>
  (guide.keys ?? []).map(([key]) => ({ folder, key, tests: testsOf(folder) })),
);

describe("each row of a keyboard table has a test with its name", () => {
  it.each(keys)("$folder: $key", ({ key, tests }) => {
    const escaped = key.replaceAll("+", String.raw`\+`);
    expect(tests).toMatch(new RegExp(`\\[?"(?:[^"]*\\), )?${escaped}(?:"|: |, )`));
  });
});
