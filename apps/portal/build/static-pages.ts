// Draws the first views of the built portal as HTML: dist/static/<language>.json, which the server puts into its pages with
// the script of dist/static/early.js. Its content policy has the hashes of their style attributes, because it allows no others.
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { build } from "vite";
import { earlyScript } from "./early-script.ts";
import type * as staticPages from "../src/app/static/static-pages.tsx";

const root = path.dirname(import.meta.dirname);
const code = path.join(root, "node_modules/.cache/static-pages");
const target = path.join(root, "dist/static");

await build({
  root,
  logLevel: "warn",
  build: { ssr: "src/app/static/static-pages.tsx", outDir: code, emptyOutDir: true, copyPublicDir: false },
  ssr: { noExternal: [/^@lucarne\//] },
});
// The portal's modules read the page's address when they are loaded. Without a host it has no country.
Object.assign(globalThis, { location: new URL("http://localhost/") });
type Pages = Pick<typeof staticPages, "drawStartLines" | "drawStaticPages" | "changeLanguage">;
const isPages = (loaded: unknown): loaded is Pages =>
  typeof loaded === "object" &&
  loaded !== null &&
  ["drawStartLines", "drawStaticPages", "changeLanguage"].every((name) => name in loaded);
const built: unknown = await import(pathToFileURL(path.join(code, "static-pages.js")).href);
if (!isPages(built)) throw new Error("The build of the static pages has no functions that draw them.");

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const unescaped = (text: string): string =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
const hashesOf = (html: string): string[] => {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, text = ""]) => unescaped(text)));

  return [...styles].map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
};

for (const { code: language } of LANGUAGES) {
  await built.changeLanguage(language);
  const pages = Object.entries(await built.drawStaticPages()).map(
    ([pattern, page]) => [pattern, { ...page, styles: hashesOf(page.html + (page.withPicture?.html ?? "")) }] as const,
  );
  writeFileSync(
    path.join(target, `${language}.json`),
    JSON.stringify({ lines: built.drawStartLines(), pages: Object.fromEntries(pages) }),
  );
}
writeFileSync(path.join(target, "early.js"), await earlyScript());
