// Prints the bytes that each page costs a visitor with an empty cache, and ends with code 1 above a limit: kB of 1000
// bytes in English, brotli as the server sends it. Counted are the page itself and the files that the server names in it,
// without pictures and calls of the API. In other languages only the number of files is checked.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Files of a page in English. A language with letters of its own has one font file more. */
const FILES = 12;
/** kB with fonts in English of a page without a session; pages that are not listed have the last one. */
const SIZES = { "/login": 165, "/register": 190, other: 165 };
/** kB of /login in English without its font. */
const LOGIN_WITHOUT_FONT = 140;
/** kB with fonts in English that all signed-in pages share. */
const FRAME = 205;
/** kB of a signed-in page beyond those. */
const OWN = 35;

const dist = path.resolve(import.meta.dirname, "../dist");
if (!existsSync(path.join(dist, "preload.json"))) {
  process.stdout.write("apps/portal/dist is not built: run npm run build there first.\n");
  process.exit(1);
}
const { entry, routes, languages, fonts } = JSON.parse(readFileSync(path.join(dist, "preload.json"), "utf8"));

/** Bytes of a file as the server sends it to a browser that takes brotli; the page is compressed when it is sent. */
const onTheWire = (file) => {
  if (file === "index.html") return brotliCompressSync(readFileSync(path.join(dist, file))).length;
  const compressed = path.join(dist, `${file}.br`);

  return statSync(existsSync(compressed) ? compressed : path.join(dist, file)).size;
};
const sum = (files) => files.reduce((total, file) => total + onTheWire(file), 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const say = (line, broken) => {
  process.stdout.write(`${line}${broken ? ", TOO MUCH" : ""}\n`);
  if (broken) process.exitCode = 1;
};

/** The files of a route in a language: with and without fonts. */
const filesOf = ({ files, words }, language) => {
  const code = new Set([
    "index.html",
    ...entry,
    ...files,
    ...words.flatMap((group) => languages[language][group] ?? []),
  ]);

  return { code: [...code], all: [...code, ...fonts[language]] };
};

/** What all signed-in pages load. */
const frame = routes
  .filter((route) => route.frame === "signed-in")
  .map((route) => new Set(filesOf(route, "en").all))
  .reduce((shared, files) => shared.intersection(files));
say(`Frame of signed-in pages: ${kB(sum([...frame]))}, limit ${FRAME} kB`, sum([...frame]) > FRAME * 1000);

for (const route of routes) {
  const { all } = filesOf(route, "en");
  const signedIn = route.frame === "signed-in";
  const own = sum(signedIn ? all.filter((file) => !frame.has(file)) : all);
  const limit = signedIn ? OWN : (SIZES[route.pattern] ?? SIZES.other);
  say(
    `${route.pattern}: ${all.length} files, limit ${FILES}; ${kB(own)}${signedIn ? " of its own" : ""}, limit ${limit} kB`,
    all.length > FILES || own > limit * 1000,
  );
  for (const language of Object.keys(languages)) {
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
for (const file of login.all) process.stdout.write(`${kB(onTheWire(file)).padStart(9)}  ${file}\n`);
