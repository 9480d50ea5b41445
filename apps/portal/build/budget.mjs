// Prints the bytes that each page costs a visitor with an empty cache, and ends with code 1 above a limit: kB of 1000
// bytes in English, brotli as the server sends it. Counted are the page itself and the files that the server names in it,
// without pictures and calls of the API. In other languages only the number of files is checked.
import { existsSync } from "node:fs";
import path from "node:path";
import { readPages } from "./page-sizes.mjs";

/** Files of a page in English. A language with letters of its own has one font file more. */
const FILES = 12;
/** kB with fonts in English of a page without a session. */
const SIZE = 185;
/** kB of /login in English without its font. */
const LOGIN_WITHOUT_FONT = 160;
/** kB with fonts in English that all signed-in pages share. */
const FRAME = 212;
/** kB of a signed-in page beyond those. */
const OWN = 35;

const dist = path.resolve(import.meta.dirname, "../dist");
if (!existsSync(path.join(dist, "preload.json"))) {
  process.stdout.write("apps/portal/dist is not built: run npm run build there first.\n");
  process.exit(1);
}
const { routes, languages, fonts, filesOf, size, sum, frame } = readPages(dist);

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const say = (line, broken) => {
  process.stdout.write(`${line}${broken ? ", TOO MUCH" : ""}\n`);
  if (broken) process.exitCode = 1;
};

say(`Frame of signed-in pages: ${kB(sum([...frame]))}, limit ${FRAME} kB`, sum([...frame]) > FRAME * 1000);

for (const route of routes) {
  const { all } = filesOf(route, "en");
  const signedIn = route.frame === "signed-in";
  const own = sum(signedIn ? all.filter((file) => !frame.has(file)) : all);
  const limit = signedIn ? OWN : SIZE;
  say(
    `${route.pattern}: ${all.length} files, limit ${FILES}; ${kB(own)}${signedIn ? " of its own" : ""}, limit ${limit} kB`,
    all.length > FILES || own > limit * 1000,
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
say(
  `/login without its font: ${kB(sum(login.code))}, limit ${LOGIN_WITHOUT_FONT} kB`,
  sum(login.code) > LOGIN_WITHOUT_FONT * 1000,
);
for (const file of login.all) process.stdout.write(`${kB(size(file)).padStart(9)}  ${file}\n`);
