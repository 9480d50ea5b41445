// Says what /login costs a visitor with an empty cache in English, on the wire, and ends with code 1 above the limits of
// PERF-1: kB of 1000 bytes, brotli as the server sends it. The page's picture comes after and is not counted.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const LIMIT = { withFont: 165_000, withoutFont: 140_000 };
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

const login = routes.find(({ pattern }) => pattern === "/login");
const code = [...new Set(["index.html", ...entry, ...login.files, ...languages.en.entry])];
const rows = [...code, ...fonts.en].map((file) => ({ file, bytes: onTheWire(file) })).sort((a, b) => b.bytes - a.bytes);
const sum = (files) => rows.filter(({ file }) => files.includes(file)).reduce((total, { bytes }) => total + bytes, 0);
const withoutFont = sum(code);
const withFont = withoutFont + sum(fonts.en);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

for (const { file, bytes } of rows) process.stdout.write(`${kB(bytes).padStart(9)}  ${file}\n`);
const verdict = [
  ["without its font", withoutFont, LIMIT.withoutFont],
  ["with its font", withFont, LIMIT.withFont],
];
for (const [what, bytes, limit] of verdict) {
  process.stdout.write(`/login ${what}: ${kB(bytes)}, limit ${kB(limit)}${bytes > limit ? ", TOO MUCH" : ""}\n`);
}
process.stdout.write(`${rows.length} files\n`);
process.exitCode = verdict.some(([, bytes, limit]) => bytes > limit) ? 1 : 0;
