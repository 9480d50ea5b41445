import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { ICON_PATHS } from "@lucarne/configurators/artwork/icons/generated/icons";
import { describe, expect, test } from "vitest";

const folder = path.resolve(import.meta.dirname, "../public/art");
const pictures = globSync("**/*.svg", { cwd: folder }).toSorted();
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

/** Bytes after Brotli. Pictures of the first view must not slow down the sign-in page. */
const MAX_BYTES = 25_000;
/** A picture that is small enough without Brotli is not compressed. */
const bytesOf = (picture: Buffer) =>
  picture.length <= MAX_BYTES ? picture.length : brotliCompressSync(picture).length;

describe.each(pictures)("%s", (name) => {
  test("is at most 25 kB compressed", () => {
    expect(bytesOf(readFileSync(path.join(folder, name)))).toBeLessThanOrEqual(MAX_BYTES);
  });

  test("states its size, and neither loads nor runs anything", () => {
    const text = read(name);
    expect(text).toMatch(/^<svg [^>]*width="\d+" height="\d+" viewBox=/);
    expect(text.match(/<(script|style|image|foreignObject|text)\b|href=|\son\w+=/g)).toBeNull();
  });
});

test("every service icon that is printed has a picture with the same shape", () => {
  const paths = Object.keys(ICON_PATHS).map((name) => [name, /<path d="([^"]+)"/.exec(read(`icons/${name}.svg`))?.[1]]);
  expect(Object.fromEntries(paths)).toEqual({ ...ICON_PATHS });
});
