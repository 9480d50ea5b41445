import { deflateSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { unpackSvg } from "./unpack-svg.ts";
import { unpack } from "./unpack.ts";

const BYTES = Uint8Array.from({ length: 50_000 }, (_, index) => index % 251);

/** What a stream can be looped over with; Safari before 27 has none of it. */
const LOOPING = ["values", Symbol.asyncIterator] as const;
const kept = LOOPING.map((name) => Object.getOwnPropertyDescriptor(ReadableStream.prototype, name) ?? {});
beforeEach(() => LOOPING.forEach((name) => Reflect.deleteProperty(ReadableStream.prototype, name)));
afterEach(() =>
  LOOPING.forEach((name, index) => Object.defineProperty(ReadableStream.prototype, name, kept[index] ?? {})),
);

it.each([
  ["gzip", gzipSync],
  ["deflate", deflateSync],
] as const)("unpacks %s in a browser that cannot loop over a stream", async (format, pack) => {
  expect(await unpack(Uint8Array.from(pack(BYTES)), format, BYTES.length)).toEqual(BYTES);
});

it("gives nothing for bytes that unpack to more than the limit", async () => {
  expect(await unpack(Uint8Array.from(gzipSync(BYTES)), "gzip", BYTES.length - 1)).toBeUndefined();
});

it("refuses damaged bytes", async () => {
  await expect(unpack(Uint8Array.from([1, 2, 3]), "gzip", 10)).rejects.toThrow(TypeError);
  await expect(unpackSvg(Uint8Array.from([0x1f, 0x8b, 8, 0]))).rejects.toThrow("damaged");
});

it("gives the SVG in a gzip file in a browser that cannot loop over a stream", async () => {
  const svg = "<svg xmlns='http://www.w3.org/2000/svg'/>";
  expect(new TextDecoder().decode(await unpackSvg(gzipSync(svg)))).toBe(svg);
});
