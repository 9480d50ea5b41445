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

it("every component documents its use and its alternatives", () => {
  expect(Object.keys(guides).sort()).toEqual([...folders, "layout"].sort());
  for (const { use, avoid } of Object.values(guides)) for (const words of [use, avoid]) expect(words).toMatch(/^.+\.$/);
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
