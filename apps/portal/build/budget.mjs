// Prints the bytes that each page costs a visitor with an empty cache, and ends with code 1 above a limit: kB of 1000
// bytes in English, brotli as the server sends it. Counted are the page itself and the files that the server names in it,
// without pictures and calls of the API. In other languages only the number of files is checked.
import { existsSync } from "node:fs";
import path from "node:path";
import { readPages } from "./page-sizes.mjs";

/** Files of a page in English. A language with letters of its own has one font file more. */
const FILES = 16;
/** kB with fonts in English of a page without a session. */
const SIZE = 185;
/** The same of a signed-in page. */
const SIGNED_IN_SIZE = 260;

const dist = path.resolve(import.meta.dirname, "../dist");
if (!existsSync(path.join(dist, "preload.json"))) {
  process.stdout.write("apps/portal/dist is not built: run npm run build there first.\n");
  process.exit(1);
}
const { routes, languages, fonts, filesOf, size, sum } = readPages(dist);

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const say = (line, broken) => {
  process.stdout.write(`${line}${broken ? ", TOO MUCH" : ""}\n`);
  if (broken) process.exitCode = 1;
};

for (const route of routes) {
  const { all } = filesOf(route, "en");
  const limit = route.frame === "signed-in" ? SIGNED_IN_SIZE : SIZE;
  say(
    `${route.pattern}: ${all.length} files, limit ${FILES}; ${kB(sum(all))}, limit ${limit} kB`,
    all.length > FILES || sum(all) > limit * 1000,
  );
  for (const language of languages) {
    const extra = fonts[language].length - fonts.en.length;
    const count = filesOf(route, language).all.length - extra;
    if (count > FILES) say(`${route.pattern} in ${language}: ${count} files without its second font`, true);
  }
}
const login = filesOf(
  routes.find(({ pattern }) => pattern === "/login"),
  "en",
);
for (const file of login.all) process.stdout.write(`${kB(size(file)).padStart(9)}  ${file}\n`);
