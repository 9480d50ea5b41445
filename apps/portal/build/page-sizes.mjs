// What each page of the built portal costs a visitor with an empty cache: brotli as the server sends it. Counted are the
// page itself and the files that the server names in it, without pictures and calls of the API.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Bytes of a file as the server sends it to a browser that takes brotli; the page is compressed when it is sent. */
const onTheWire = (dist, file) => {
  if (file === "index.html") return brotliCompressSync(readFileSync(path.join(dist, file))).length;
  const compressed = path.join(dist, `${file}.br`);

  return statSync(existsSync(compressed) ? compressed : path.join(dist, file)).size;
};

/**
 * The files of every page of a build, and their sizes.
 * @param dist the built portal
 */
export const readPages = (dist) => {
  const { entry, routes, languages, fonts } = JSON.parse(readFileSync(path.join(dist, "preload.json"), "utf8"));

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

  return {
    routes,
    languages: Object.keys(languages),
    fonts,
    filesOf,
    size: (file) => onTheWire(dist, file),
    sum: (files) => files.reduce((total, file) => total + onTheWire(dist, file), 0),
    /** What all signed-in pages load. */
    frame: routes
      .filter((route) => route.frame === "signed-in")
      .map((route) => new Set(filesOf(route, "en").all))
      .reduce((shared, files) => shared.intersection(files)),
  };
};
