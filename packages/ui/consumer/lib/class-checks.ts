// Every class that a part names must have its rules in the app that uses the part: bundlers drop a sheet whose import
// looks unused.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { build as buildWithEsbuild } from "esbuild";
import { build as buildWithVite } from "vite";
import { z } from "zod";
import { inLongRun } from "../../../../test-sample.ts";
import { bundled } from "./bundled.ts";

const NAME = /(?<![-\w])lu-[a-z0-9]+/g;

/** The code and the sheets of an app that uses one part. */
type Built = { code: string; sheets: string };
type Build = (app: string, part: string) => Built | Promise<Built>;

const LIST = z.object({ parts: z.array(z.object({ name: z.string() })) });

const namesIn = (text: string): string[] => text.match(NAME) ?? [];
const classesOf = (sheet: string): string[] => [...sheet.matchAll(/\.(lu-[a-z0-9]+)/g)].map(([, name = ""]) => name);

const packedFolder = (app: string): string => path.join(app, "node_modules", "@lucarne", "ui", "dist");
const read = (file: string): string => readFileSync(file, "utf8");

/** Names of all parts of the packed kit. */
export const partsOf = (app: string): string[] =>
  LIST.parse(JSON.parse(read(path.join(packedFolder(app), "components.json")))).parts.map(({ name }) => name);

const entryOf = (part: string): string => `import * as part from "@lucarne/ui/${part}"; globalThis.part = part;`;

const withVite: Build = async (app, part) => {
  const entry = "virtual:entry";
  const built = await buildWithVite({
    root: app,
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "entry",
        enforce: "pre",
        resolveId: (id) => (id.endsWith(entry) ? path.join(app, "entry.js") : undefined),
        load: (id) => (id === path.join(app, "entry.js") ? entryOf(part) : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ["es"], fileName: "part", cssFileName: "part" },
      rolldownOptions: {
        external: [/^(?:react|react-dom|lucide-react)(?:\/|$)/],
        checks: { moduleLevelDirective: false },
      },
    },
  });
  const files = bundled(built);
  return {
    code: files.flatMap((file) => (file.type === "chunk" ? [file.code] : [])).join("\n"),
    sheets: files
      .flatMap((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : []))
      .join("\n"),
  };
};

const withEsbuild: Build = async (app, part) => {
  const { outputFiles } = await buildWithEsbuild({
    stdin: { contents: entryOf(part), resolveDir: app },
    bundle: true,
    write: false,
    format: "esm",
    splitting: true,
    jsx: "automatic",
    outdir: path.join(app, "part"),
    external: ["react", "react-dom", "react/*", "lucide-react"],
    logLevel: "silent",
  });
  const texts = (end: string) =>
    outputFiles
      .filter((file) => file.path.endsWith(end))
      .map((file) => file.text)
      .join("\n");
  return { code: texts(".js"), sheets: texts(".css") };
};

/** A page of the built Next.js app: what the server sends and its scripts, and the sheets that it links. */
const withNext: Build = (app, part) => {
  const built = path.join(app, "next", ".next");
  const html = read(path.join(built, "server", "app", "parts", `${part}.html`));
  const linked = (end: string) =>
    [...new Set([...html.matchAll(/\/_next\/(static\/[^"'?\\]+)/g)].map(([, file = ""]) => file))]
      .filter((file) => file.endsWith(end))
      .map((file) => read(path.join(built, file)))
      .join("\n");
  return { code: html, sheets: linked(".css") };
};

/**
 * Classes without a rule, as `part: class …`.
 * @param build gives the code and the sheets of an app that uses one part
 */
const missing = async (app: string, build: Build): Promise<string[]> => {
  const packed = globSync("**/*.css", { cwd: packedFolder(app) }).map((sheet) =>
    read(path.join(packedFolder(app), sheet)),
  );
  // A class without any rule is only a mark in the page.
  const withRules = new Set(packed.flatMap(classesOf));
  const found: string[] = [];
  for (const part of partsOf(app)) {
    const { code, sheets } = await build(app, part);
    const ruled = new Set(classesOf(sheets));
    const lost = new Set(namesIn(code).filter((name) => withRules.has(name) && !ruled.has(name)));
    if (lost.size > 0) found.push(`${part}: ${[...lost].join(" ")}`);
  }
  return found;
};

/** Name of the consumer and what gives the classes that it loses. */
export const classChecks = [
  { name: "Vite", findMissing: (app: string) => missing(app, withVite) },
  ...inLongRun([{ name: "esbuild", findMissing: (app: string) => missing(app, withEsbuild) }], []),
];

/** The same for the server pages, after the Next.js app is built. */
export const missingInNext = (app: string): Promise<string[]> => missing(app, withNext);

/** Parts of which the Next.js app has no server page. */
export const withoutPage = (app: string): string[] => {
  const pages = new Set(
    globSync("*/page.jsx", { cwd: path.join(app, "next", "app", "parts") }).map((page) => path.dirname(page)),
  );
  return partsOf(app).filter((part) => !pages.has(part));
};
