import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { minify, type Plugin, transformWithOxc } from "vite";

const SOURCE = "src/app/start/hold-presses.ts";

/**
 * Builds the script that keeps presses until the portal's code runs, and names it in the page. Where a page shows
 * something before that, the server puts the script into it (`inlineEarlyScript` of the backend).
 */
export const earlyScript = (): Plugin => {
  let fileName = "";
  let source = "";

  return {
    name: "lucarne:early-script",
    apply: "build",
    async buildStart() {
      const file = path.join(import.meta.dirname, "..", SOURCE);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(readFileSync(file, "utf8"), file, { target: "es2015" });
      ({ code: source } = await minify("hold-presses.js", code));
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      fileName = `assets/hold-presses-${hash}.js`;
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: () => [{ tag: "script", attrs: { defer: true, src: `/${fileName}` }, injectTo: "head" }],
  };
};
