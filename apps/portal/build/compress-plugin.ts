import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Files that compress; fonts and pictures of other kinds are compressed already. */
const TEXT = /\.(js|css|svg|json|webmanifest|html)$/;
/** Below this a sibling saves no packet. */
const MIN_BYTES = 1024;

/** Postfix bits and direct codes of distances, and bits of a block. Which set gives the smallest file depends on the file. */
const WAYS = [
  [0, 0, constants.BROTLI_MAX_INPUT_BLOCK_BITS],
  [0, 8, constants.BROTLI_MAX_INPUT_BLOCK_BITS],
  [1, 0, constants.BROTLI_MAX_INPUT_BLOCK_BITS],
  [0, 8, 17],
  [2, 0, 18],
] as const;
/** In smaller files the best set saves a few bytes. */
const MIN_SEARCHED = 64 * 1024;

const brotli = (bytes: Buffer, [postfix, direct, block]: (typeof WAYS)[number]): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    },
  });

/** Writes `.br` and `.gz` beside every text file at the highest level, so that the server compresses nothing itself. */
export const compress = (): Plugin => {
  let outDir = "";

  return {
    name: "lucarne:compress",
    apply: "build",
    enforce: "post",
    configResolved: (config) => {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      const firstViews = readFileSync(path.join(outDir, "preload.json"), "utf8");
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        const file = path.join(entry.parentPath, entry.name);
        if (!entry.isFile() || !TEXT.test(file) || entry.name === "preload.json" || entry.name === "index.html")
          continue;
        const bytes = readFileSync(file);
        if (bytes.length < MIN_BYTES) continue;
        // Only large files of first views are worth the time of a search.
        const searched = bytes.length >= MIN_SEARCHED && firstViews.includes(entry.name);
        const ways = searched ? WAYS : WAYS.slice(0, 1);
        const smallest = ways
          .map((way) => brotli(bytes, way))
          .reduce((best, next) => (next.length < best.length ? next : best));
        writeFileSync(`${file}.br`, smallest);
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
};
