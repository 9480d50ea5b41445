import path from "node:path";
import type { Plugin } from "vite";

const MODULE = path.join(import.meta.dirname, "parts.ts");

/** Gives pages of documents the list of the kit's parts as data: the compiler that reads them runs in Node only. */
export const partList = (): Plugin => ({
  name: "part-list",
  async load(id) {
    if (path.resolve(id) !== MODULE) return undefined;
    const { parts } = await import("./parts.ts");
    return `export const parts = ${JSON.stringify(parts)};`;
  },
});
