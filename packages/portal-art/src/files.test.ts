import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { portalArtFiles } from "./files.ts";

const folder = path.resolve(import.meta.dirname, "../../../apps/portal/public/art");
const files = [...portalArtFiles()];

/** Pictures of the first view must not slow down the sign-in page (25 kB brotli). */
const HEAVIEST = 25_000;

describe.each(files)("%s", (name, text) => {
  it("matches the committed file", () => {
    expect(
      readFileSync(path.join(folder, name), "utf8") === text,
      "stale: node packages/portal-art/scripts/portal-art.ts",
    ).toBe(true);
  });

  it("is at most 25 kB compressed", () => {
    expect(brotliCompressSync(text).length).toBeLessThan(HEAVIEST);
  });
});

it("contains nothing that print cannot draw, and nothing that runs or loads", () => {
  const words = files.flatMap(
    ([, text]) => text.match(/<(filter|mask|script|style|image|foreignObject|text)\b|href=|\son\w+=/g) ?? [],
  );
  expect(words).toEqual([]);
});

it("lists every picture in the index with its size", () => {
  const index: unknown = JSON.parse(portalArtFiles().get("index.json") ?? "");
  expect(index).toHaveLength(files.length - 1);
  expect(index).toContainEqual({ name: "sign-in-wide.svg", altKey: "art.sign-in", width: 1200, height: 1080 });
  expect(index).toContainEqual({
    name: "products/tool-case.svg",
    altKey: "art.products.tool-case",
    width: 480,
    height: 360,
  });
});
