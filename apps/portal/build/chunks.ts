import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";
import { PAGE_NAMES, pageRow } from "../src/shared/pages/page-table.ts";
import type { Frame, PageName } from "../src/shared/pages/page-table.ts";
import { SIGNED_IN_TABLE } from "./messages-plugin.ts";
import { lazyModules } from "./route-imports.ts";

/** The part of a build's module graph that the chunks are cut by. */
export type ModuleGraph = (id: string) => { imports: readonly string[]; lazyImports: readonly string[] } | undefined;

/** A page of the build: the modules that its first view needs. */
export type PageModules<Name extends string = string> = { name: Name; frame: Frame; modules: readonly string[] };

/** Pages whose screens are in one folder of `features`; they share a chunk. */
type Feature = Omit<PageModules, "name"> & { readonly name: string };

const featureOf = (module: string): string | undefined => /\/features\/([^/]+)\//.exec(module)?.[1];

const featuresOf = (pages: readonly PageModules[]): Feature[] => {
  const features = new Map<string, Feature>();
  for (const { name: page, frame, modules } of pages) {
    const name = modules.map(featureOf).find((folder) => folder !== undefined) ?? page;
    const known = features.get(name)?.modules ?? [];
    features.set(name, { name, frame, modules: [...known, ...modules] });
  }

  return [...features.values()];
};

/** Chunks of what a few signed-in features share, and that is too much for every signed-in page. */
const SHARED_BY_FEW: Readonly<Record<string, ReadonlySet<string>>> = {
  shopping: new Set(["cart", "checkout"]),
  tiers: new Set(["home", "balance"]),
};

/** Its later steps may load the chunks of signed-in pages: the page after them needs the shared one. */
const ENTRANCE = "registration";

const isSignedIn = ({ frame }: Feature): boolean => frame === "signed-in";

const CONFIGURATOR = "configurator";

const isLibrary = (id: string): boolean => id.includes("/node_modules/");

const isStyle = (id: string): boolean => /\.css\.ts(\.vanilla\.css)?($|\?)/.test(id);

const isFormLibrary = (id: string): boolean => /\/node_modules\/(react-hook-form|zod)\//.test(id);

const staticClosure = (graph: ModuleGraph, starts: readonly string[]): Set<string> => {
  const found = new Set(starts);
  for (const id of found) for (const next of graph(id)?.imports ?? []) found.add(next);

  return found;
};

/**
 * The chunk of each module that the first view of some page needs:
 *
 * - `libraries`: packages that the entry imports;
 * - `forms`: react-hook-form and zod, what several features need together with them, and what features of several frames
 *   need that all have forms;
 * - `portal`: other modules that the entry or features of several frames need;
 * - `shopping` and `tiers`: what only a few signed-in features need, or they and parts that load later;
 * - `signed-in`: other modules that several signed-in features need, or they and later steps of registration;
 * - `configurator`: what the form of a configured product needs beyond all of these, in one file, so that it loads in one
 *   step; drawings of orders use it too;
 * - one chunk for each feature with the rest of its pages' modules, so that the next page of a feature loads no code, also
 *   with what only later steps of registration need besides it.
 *
 * Other modules that only load later (dialogs, number rules) are left to the bundler.
 *
 * @param later the modules that open the form of a configured product, and then those that need parts of it
 */
export const cutChunks = (
  graph: ModuleGraph,
  entries: readonly string[],
  pages: readonly PageModules[],
  [form, ...drawings]: readonly string[] = [],
): Map<string, string> => {
  const initial = staticClosure(graph, entries);
  const users = new Map<string, Feature[]>();
  const withForms = new Set<Feature>();
  for (const feature of featuresOf(pages)) {
    for (const id of staticClosure(graph, feature.modules)) {
      if (isFormLibrary(id)) withForms.add(feature);
      if (!initial.has(id)) users.set(id, [...(users.get(id) ?? []), feature]);
    }
  }
  // The features in which a module may be needed later.
  const laterUsers = new Map<string, Feature[]>();
  for (const [id, by] of users) {
    for (const lazy of graph(id)?.lazyImports ?? []) {
      for (const inner of staticClosure(graph, [lazy]))
        laterUsers.set(inner, [...(laterUsers.get(inner) ?? []), ...by]);
    }
  }

  const neededByForm = staticClosure(graph, form === undefined ? [] : [form]);

  const chunkOf = (id: string, by: readonly Feature[]): string | undefined => {
    const [first] = by;
    // A part that every signed-in page can open must not load one feature's chunk for what the two share.
    const all = [...new Set([...by, ...(laterUsers.get(id) ?? [])])];
    // Two sheets are shared, one for visitors and one for signed-in pages. Registration has one of its own.
    if (isStyle(id) && all.every(isSignedIn)) return "signed-in";
    if (isStyle(id) && all.length > 1) return "portal";
    if (all.length === 1) return first?.name;
    const isForm = [...staticClosure(graph, [id])].some(isFormLibrary);
    if (isForm) return "forms";
    const few = Object.entries(SHARED_BY_FEW).find(([, features]) => by.every(({ name }) => features.has(name)));
    if (few && !neededByForm.has(id)) return few[0];
    // Later steps of registration may load the chunk of one signed-in feature.
    const others = all.filter(({ name }) => name !== ENTRANCE);
    if (first && isSignedIn(first) && by.length === 1 && others.length === 1) return first.name;
    if (by.every(isSignedIn) && others.every(isSignedIn)) return "signed-in";
    if (by.every((feature) => withForms.has(feature))) return "forms";

    return by.length > 1 ? "portal" : first?.name;
  };

  // What other parts that load later share with the form must not load it.
  const others = [...initial, ...users.keys()]
    .flatMap((id) => graph(id)?.lazyImports ?? [])
    .filter((id) => id !== form && !drawings.includes(id));
  const elsewhere = staticClosure(graph, others);
  const ofForm = [...neededByForm].filter((id) => !initial.has(id) && !users.has(id) && !elsewhere.has(id));

  return new Map([
    ...ofForm.map((id): [string, string] => [id, CONFIGURATOR]),
    ...[...initial].map((id): [string, string] => [id, isLibrary(id) ? "libraries" : "portal"]),
    ...[...users].flatMap(([id, by]): [string, string][] => {
      const chunk = chunkOf(id, by);

      return chunk === undefined ? [] : [[id, chunk]];
    }),
  ]);
};

/** The module that the portal starts with, below the portal's folder. */
export const ENTRY = "src/app/main.tsx";
/** The words of every language import this. */
const KIT_FORMATS = fileURLToPath(import.meta.resolve("@lucarne/ui/strings/formats"));
/** Loaded with the words of a signed-in page, so it must not be a further file. */
const SIGNED_IN_WORDS = `\0${SIGNED_IN_TABLE}`;
/** The bundler's own helpers, which every chunk may need. */
const RUNTIME = "\0rolldown/runtime.js";
const ROUTE_TABLE = "src/app/routes.ts";
/** Stands before every signed-in page until the terms are accepted: it shares the chunks of a signed-in page. */
const TERMS = "src/features/terms/terms-screen.tsx";
/** Loads with the page of a configured product. */
const FORM = "src/features/product/marketing-form.tsx";
/** Draws the design of an order. */
const DRAWING = "src/shared/designs/design-sheets.tsx";

/** The pages that have a screen, read from the route table; modules as absolute paths. */
export const readPages = (root: string): PageModules<PageName>[] => {
  const table = path.join(root, ROUTE_TABLE);
  const source = readFileSync(table, "utf8");
  const screens = lazyModules(source, "SCREENS");
  const layouts = lazyModules(source, "FRAME_LAYOUTS");
  if (screens.size === 0) throw new Error(`${ROUTE_TABLE} has no screens that the build can read.`);

  return PAGE_NAMES.flatMap((name) => {
    const screen = screens.get(name);
    if (screen === undefined) return [];
    const { frame } = pageRow(name);
    const modules = [layouts.get(frame), screen].filter((module) => module !== undefined);

    return [{ name, frame, modules: modules.map((module) => path.resolve(path.dirname(table), module)) }];
  });
};

/**
 * Groups for rolldown's `codeSplitting`. A group also takes what its modules import from later groups, so a chunk comes
 * after all chunks that it imports.
 */
export const chunkGroups = (root: string): Rolldown.CodeSplittingGroup[] => {
  let chunks: Map<string, string> | undefined;
  const chunkOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    chunks ??= cutChunks(
      (module) => {
        const info = context.getModuleInfo(module);

        return info ? { imports: info.importedIds, lazyImports: info.dynamicallyImportedIds } : undefined;
      },
      [path.join(root, ENTRY), KIT_FORMATS],
      [...readPages(root), { name: "terms", frame: "signed-in", modules: [path.join(root, TERMS)] }],
      [path.join(root, FORM), path.join(root, DRAWING)],
    );

    return id === SIGNED_IN_WORDS ? "signed-in" : (chunks.get(id) ?? null);
  };
  const SHARED = ["libraries", "portal", "signed-in", "forms", ...Object.keys(SHARED_BY_FEW)];
  const shared = SHARED.map((name, at) => ({
    debugName: name,
    priority: SHARED.length - at + 1,
    name: (id: string, context: Rolldown.ChunkingContext) =>
      chunkOf(id, context) === name || (name === "libraries" && id === RUNTIME) ? name : null,
  }));

  const page = (id: string, context: Rolldown.ChunkingContext) => {
    const name = chunkOf(id, context);

    return name === CONFIGURATOR ? null : name;
  };

  return [
    ...shared,
    { debugName: "pages", priority: 1, name: page },
    { debugName: CONFIGURATOR, priority: 0, name: chunkOf },
  ];
};
