// Prints the bytes that each page costs a visitor with an empty cache, and ends with code 1 above a limit: kB of 1000
// bytes in English, brotli as the server sends it. Counted are the page itself and the files that the server names in it,
// without pictures and calls of the API. In other languages only the number of files is checked.
import { existsSync } from "node:fs";
import path from "node:path";
import { readPages, type Route } from "./page-sizes.ts";

/** Files of a page in English. A language with letters of its own has one font file more. */
const FILES = 16;
/** kB with fonts in English: of sign-in, of another page without a session, of a signed-in page. */
const SIZES = { signIn: 185, visitor: 188, signedIn: 262 };
const limitOf = ({ pattern, frame }: Route): number =>
  pattern === "/login" ? SIZES.signIn : frame === "signed-in" ? SIZES.signedIn : SIZES.visitor;

const dist = path.resolve(import.meta.dirname, "../dist");
if (!existsSync(path.join(dist, "preload.json"))) {
  process.stdout.write("apps/portal/dist is not built: run node scripts/build.ts first.\n");
  process.exit(1);
}
const { routes, languages, fonts, sentFor, size, sum } = readPages(dist);

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const say = (line: string, broken: boolean): void => {
  process.stdout.write(`${line}${broken ? ", TOO MUCH" : ""}\n`);
  if (broken) process.exitCode = 1;
};

for (const route of routes) {
  const { files, html } = sentFor(route, "en");
  const limit = limitOf(route);
  const bytes = sum(files, html);
  say(
    `${route.pattern}: ${files.length} files, limit ${FILES}; ${kB(bytes)}, limit ${limit} kB`,
    files.length > FILES || bytes > limit * 1000,
  );
  for (const language of languages) {
    const extra = (fonts[language]?.length ?? 0) - (fonts["en"]?.length ?? 0);
    const count = sentFor(route, language).files.length - extra;
    if (count > FILES) say(`${route.pattern} in ${language}: ${count} files without its second font`, true);
  }
}
for (const route of routes.filter(({ pattern }) => pattern === "/login")) {
  const { files, html } = sentFor(route, "en");
  for (const file of files) process.stdout.write(`${kB(size(file, html)).padStart(9)}  ${file}\n`);
}
