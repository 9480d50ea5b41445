// What each page of the built portal costs a visitor with an empty cache: brotli as the server sends it. Counted are the
// page itself and the files that the server names in it, without pictures and calls of the API.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { z } from "zod";

const NAMES = z.array(z.string());
const ROUTE = z.object({ pattern: z.string(), frame: z.string().optional(), files: NAMES, words: NAMES });
const PRELOAD = z.object({
  entry: NAMES,
  routes: z.array(ROUTE),
  languages: z.record(z.string(), z.record(z.string(), NAMES)),
  fonts: z.record(z.string(), NAMES),
});
const DRAWN = z.object({ pages: z.record(z.string(), z.object({ html: z.string(), page: z.string().optional() })) });

export type Route = z.infer<typeof ROUTE>;

/**
 * Bytes of a file as the server sends it to a browser that takes brotli.
 * @param html what the server puts into the page
 */
const onTheWire = (dist: string, file: string, html: string): number => {
  // The page is compressed when it is sent.
  if (file === "index.html") return brotliCompressSync(readFileSync(path.join(dist, file), "utf8") + html).length;
  const compressed = path.join(dist, `${file}.br`);

  return statSync(existsSync(compressed) ? compressed : path.join(dist, file)).size;
};

/**
 * The files of every page of a build, and their sizes.
 * @param dist the built portal
 */
export const readPages = (dist: string) => {
  const preload: unknown = JSON.parse(readFileSync(path.join(dist, "preload.json"), "utf8"));
  const { entry, routes, languages, fonts } = PRELOAD.parse(preload);

  /** The files of a route in a language: with and without fonts. */
  const filesOf = ({ files, words }: Route, language: string) => {
    const code = new Set([
      "index.html",
      ...entry,
      ...files,
      ...words.flatMap((group) => languages[language]?.[group] ?? []),
    ]);

    return { code: [...code], all: [...code, ...(fonts[language] ?? [])] };
  };

  return {
    routes,
    languages: Object.keys(languages),
    fonts,
    filesOf,
    size: (file: string, html = "") => onTheWire(dist, file, html),
    sum: (files: readonly string[], html = "") => files.reduce((total, file) => total + onTheWire(dist, file, html), 0),
    /** The files that the server sends for a route, and what it puts into the page: HTML, script and style sheets. */
    sentFor: (route: Route, language: string): { files: string[]; html: string } => {
      const files = filesOf(route, language).all;
      const read = (file: string): string => readFileSync(path.join(dist, file), "utf8");
      const { pages } = DRAWN.parse(JSON.parse(read(`static/${language}.json`)));
      const drawn = pages[route.pattern];
      if (!drawn) return { files, html: "" };
      const sheets = drawn.page === undefined ? [] : files.filter((file) => file.endsWith(".css"));

      return {
        files: files.filter((file) => !sheets.includes(file)),
        html: [drawn.html, read("static/early.js"), ...sheets.map(read)].join(""),
      };
    },
    /** What all signed-in pages load. */
    frame: routes
      .filter((route) => route.frame === "signed-in")
      .map((route) => new Set(filesOf(route, "en").all))
      .reduce((shared, files) => new Set([...shared].filter((file) => files.has(file)))),
  };
};
