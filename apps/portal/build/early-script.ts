import { readFile } from "node:fs/promises";
import path from "node:path";
import { minify, transformWithOxc } from "vite";

const SOURCE = path.join(import.meta.dirname, "../src/app/start/hold-presses.ts");

/** The script that keeps presses until the portal's code runs (PERF-12), for browsers that are too old for that code too. */
export const earlyScript = async (): Promise<string> => {
  const { code } = await transformWithOxc(await readFile(SOURCE, "utf8"), SOURCE, { target: "es2015" });
  const { code: script } = await minify("hold-presses.js", code);

  return script.trim();
};
