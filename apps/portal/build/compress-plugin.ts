import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Files that compress; fonts and pictures of other kinds are compressed already. */
const TEXT = /\.(js|css|svg|json|webmanifest|html)$/;
/** Below this a sibling saves no packet. */
const LEAST = 1024;

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
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        const file = path.join(entry.parentPath, entry.name);
        if (!entry.isFile() || !TEXT.test(file) || entry.name === "preload.json" || entry.name === "index.html")
          continue;
        const bytes = readFileSync(file);
        if (bytes.length < LEAST) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
        };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
};
