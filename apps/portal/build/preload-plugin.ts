import path from "node:path";
import type { Plugin, Rolldown } from "vite";
import { fontSubsetsOf } from "../src/platform/intl/letters.ts";
import { PAGE_NAMES, pageRow } from "../src/shared/navigation/page-table.ts";
import { chunksOf, filesOfChunk } from "./chunk-files.ts";
import { ENTRY, modulesOf } from "./chunks.ts";

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
      const chunkWith = (moduleId: string): Rolldown.OutputChunk => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(moduleId));
        if (!chunk) throw new Error(`No chunk holds ${path.relative(root, moduleId)}.`);

        return chunk;
      };
      const present = new Set(filesOfChunk(bundle, chunkWith(path.join(root, ENTRY))));
      const filesOf = (moduleId: string): string[] =>
        filesOfChunk(bundle, chunkWith(moduleId)).filter((file) => !present.has(file));

      const routes = PAGE_NAMES.map((page) => {
        const { path: pattern, frame, words } = pageRow(page);
        const groups = [frame === "signed-in" ? "app" : "entry", words].filter(Boolean);
        const files = modulesOf(page).flatMap((module) => filesOf(path.join(root, module)));

        return { pattern, frame, words: groups, files: [...new Set(files)] };
      });

      const languages: Record<string, Record<string, string[]>> = {};
      for (const { moduleIds } of chunks) {
        for (const id of moduleIds) {
          const [, group, language] = /^\0virtual:messages\/(\w+)\/(\w+)$/.exec(id) ?? [];
          if (group === undefined || language === undefined) continue;
          languages[language] = { ...languages[language], [group]: filesOf(id) };
        }
      }

      const fontFile = (subset: string): string[] =>
        Object.keys(bundle).filter((file) => file.includes(`-${subset}-wght-`) && file.endsWith(".woff2"));
      const fonts = Object.fromEntries(
        Object.keys(languages).map((code) => [code, fontSubsetsOf(code).flatMap(fontFile)]),
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
