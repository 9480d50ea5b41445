// Draws the first views of the built portal as HTML: dist/static/<language>.json, which the server puts into its pages.
// Its content policy has the hashes of their style attributes, because it allows no others.
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { build } from "vite";

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
const { drawStartLines, drawStaticPages, speak } = await import(pathToFileURL(path.join(code, "static-pages.js")).href);

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const unescaped = (text) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
const hashesOf = (html) => {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, text]) => unescaped(text)));

  return [...styles].map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
};

for (const { code: language } of LANGUAGES) {
  await speak(language);
  const pages = Object.entries(await drawStaticPages()).map(([pattern, page]) => [
    pattern,
    { ...page, styles: hashesOf(page.html) },
  ]);
  writeFileSync(
    path.join(target, `${language}.json`),
    JSON.stringify({ lines: drawStartLines(), pages: Object.fromEntries(pages) }),
  );
}
