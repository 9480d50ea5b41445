import path from "node:path";
import type { Plugin, Rolldown } from "vite";
import { PAGE_NAMES, pageRow } from "../src/shared/navigation/page-table.ts";
import { chunksOf, filesOfChunk } from "./chunk-files.ts";
import { ENTRY, modulesOf } from "./chunks.ts";

/** The pages that work without a network (SCAN-11, OFF-1). */
const WORKING = new Set(["/", "/projects", "/projects/:uuid", "/projects/:uuid/scan"]);
/** Pages that open without a network. What they load after their first view needs one anyway. */
const SHOWN = new Set(["/login", "*"]);

/** The words of one language; those of the chosen language are kept apart (OFF-1). */
const WORDS = /^\0virtual:messages\/\w+\/\w+$/;

/** Reads codes in pictures of the camera. Built apart from the bundle, so that no chunk imports it. */
const DECODE_WORKER = /^assets\/decode-worker-[^/]+\.js$/;

/** The built files that these pages load. */
const filesOfPages = (context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle, root: string): Set<string> => {
  const screensOf = (isWanted: (pattern: string) => boolean) =>
    PAGE_NAMES.filter((page) => isWanted(pageRow(page).path)).flatMap((page) =>
      modulesOf(page).map((module) => path.join(root, module)),
    );
  const working = [path.join(root, ENTRY), ...screensOf((pattern) => WORKING.has(pattern))];
  const ofOtherPages = new Set(screensOf((pattern) => !WORKING.has(pattern)));
  for (const module of working) ofOtherPages.delete(module);
  const laterOf = (id: string): readonly string[] =>
    (context.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter(
      (imported) => !WORDS.test(imported) && !ofOtherPages.has(imported),
    );
  const modules = new Set(working);
  for (const id of modules)
    for (const next of [...(context.getModuleInfo(id)?.importedIds ?? []), ...laterOf(id)]) modules.add(next);
  const loaded = new Set([...working, ...screensOf((pattern) => SHOWN.has(pattern)), ...[...modules].flatMap(laterOf)]);
  // A module that re-exports others names more than is used: the chunks name what else these modules need at once.
  const chunks = chunksOf(bundle).filter(({ moduleIds }) => moduleIds.some((id) => loaded.has(id)));

  return new Set(chunks.flatMap((chunk) => filesOfChunk(bundle, chunk)));
};

/** Finds the built files that are needed without a network: `isNeeded` is right once the bundle is generated. */
export const offlineFiles = (): { plugin: Plugin; isNeeded: (file: string) => boolean } => {
  let root = "";
  let files: ReadonlySet<string> = new Set();

  return {
    plugin: {
      name: "lucarne:offline-files",
      apply: "build",
      enforce: "post",
      configResolved: (config) => {
        root = config.root;
      },
      generateBundle(_options, bundle) {
        if (!Object.keys(bundle).some((file) => DECODE_WORKER.test(file)))
          throw new Error("The build has no worker that reads codes: offlineFiles does not know its name.");
        files = filesOfPages(this, bundle, root);
      },
    },
    isNeeded: (file) => files.has(file) || DECODE_WORKER.test(file),
  };
};
