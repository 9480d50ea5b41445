// Says what each page costs a visitor with an empty cache on the wire, in the language that costs most and in English, and
// ends with code 1 above a limit: kB of 1000 bytes, brotli as the server sends it. Counted are the files that the server
// names in the page and the page itself; pictures and calls of the API come after.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Files of a page in English. A language with letters of its own has one font file more. */
const FILES = 12;
/** kB with fonts in English; pages that are not listed have the last one. */
const SIZES = { "/login": 172, "/register": 204, other: 240 };
/** kB of a signed-in page beyond the files that all signed-in pages share. */
const OWN = 40;
/** kB of /login in English without its font. */
const LOGIN_WITHOUT_FONT = 147;

const dist = path.resolve(import.meta.dirname, "../dist");
if (!existsSync(path.join(dist, "preload.json"))) {
  process.stdout.write("apps/portal/dist is not built: run npm run build there first.\n");
  process.exit(1);
}
const { entry, routes, languages, fonts } = JSON.parse(readFileSync(path.join(dist, "preload.json"), "utf8"));

/** Bytes of a file as the server sends it to a browser that takes brotli. */
const onTheWire = (file) => {
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

const signedIn = routes.filter(({ frame }) => frame === "signed-in").map((route) => new Set(filesOf(route, "en").all));
const isFrame = (file) => signedIn.every((files) => files.has(file));

for (const route of routes) {
  const { all } = filesOf(route, "en");
  const limit = SIZES[route.pattern] ?? SIZES.other;
  say(
    `${route.pattern}: ${all.length} files, limit ${FILES}; ${kB(sum(all))}, limit ${limit} kB`,
    all.length > FILES || sum(all) > limit * 1000,
  );
  if (route.frame === "signed-in") {
    const own = sum(all.filter((file) => !isFrame(file)));
    say(`${route.pattern}: ${kB(own)} of its own, limit ${OWN} kB`, own > OWN * 1000);
  }
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
