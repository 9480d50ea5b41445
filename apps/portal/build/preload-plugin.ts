import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, Rolldown } from "vite";
import { PAGE_NAMES, pageRow } from "../src/shared/pages/page-table.ts";
import { lazyModules } from "./route-imports.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const ROUTE_TABLE = "src/app/routes.ts";

/** The font subsets that a language's letters need; the latin one draws digits and the club's name in all. */
const SUBSETS: Readonly<Record<string, readonly string[]>> = {
  en: ["latin"],
  bg: ["latin", "cyrillic"],
  uk: ["latin", "cyrillic"],
};
const WITH_MARKS: readonly string[] = ["latin", "latin-ext"];

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((output) => output.type === "chunk");

/** A chunk's files with all that it imports statically, styles included, deepest first. */
const closureOf = (bundle: Bundle, chunk: Chunk, seen = new Set<string>()): string[] => {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const below = chunk.imports.flatMap((name) => {
    const imported = bundle[name];

    return imported?.type === "chunk" ? closureOf(bundle, imported, seen) : [];
  });

  return [...below, ...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName];
};

/**
 * Writes `preload.json`: the files that each route, each language and each language's letters need beyond the entry,
 * so that the server can name them in the page and the browser asks for all at once.
 */
export const preloadTable = (): Plugin => {
  let root = "";

  return {
    name: "lucarne:preload-table",
    apply: "build",
    enforce: "post",
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) throw new Error("The build has no entry.");
      const present = new Set(closureOf(bundle, entry));
      const filesOf = (moduleId: string): string[] => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(moduleId));
        if (!chunk) throw new Error(`No chunk holds ${path.relative(root, moduleId)}.`);

        return closureOf(bundle, chunk).filter((file) => !present.has(file));
      };

      const table = path.join(root, ROUTE_TABLE);
      const source = readFileSync(table, "utf8");
      const screens = lazyModules(source, "SCREENS");
      const layouts = lazyModules(source, "FRAME_LAYOUTS");
      if (screens.size === 0) throw new Error(`${ROUTE_TABLE} has no screens that the build can read.`);
      const moduleFiles = (module: string | undefined): string[] =>
        module === undefined ? [] : filesOf(path.resolve(path.dirname(table), module));
      const routes = PAGE_NAMES.flatMap((page) => {
        const { path: pattern, frame, words } = pageRow(page);
        const screen = screens.get(page);
        if (screen === undefined) return [];
        const files = [...new Set([...moduleFiles(layouts.get(frame)), ...moduleFiles(screen)])];

        return [{ pattern, frame, words, files }];
      });

      const languages: Record<string, Record<string, string[]>> = {};
      for (const { moduleIds } of chunks) {
        for (const id of moduleIds) {
          const [, group, language] = /^\0virtual:messages\/(\w+)\/(\w+)$/.exec(id) ?? [];
          if (group === undefined || language === undefined) continue;
          const words = filesOf(id);
          const kit = chunks.find((chunk) =>
            chunk.facadeModuleId?.endsWith(`/ui/src/generated/strings/${language}.ts`),
          );
          if (group === "entry" && kit) words.push(...closureOf(bundle, kit).filter((file) => !present.has(file)));
          languages[language] = { ...languages[language], [group]: [...new Set(words)] };
        }
      }

      const fontFile = (subset: string): string[] =>
        Object.keys(bundle).filter((file) => file.includes(`-${subset}-wght-`) && file.endsWith(".woff2"));
      const fonts = Object.fromEntries(
        Object.keys(languages).map((code) => [code, (SUBSETS[code] ?? WITH_MARKS).flatMap(fontFile)]),
      );

      this.emitFile({
        type: "asset",
        fileName: "preload.json",
        source: JSON.stringify(
          {
            entry: [...present],
            routes,
            languages,
            fonts,
          },
          null,
          1,
        ),
      });
    },
  };
};
