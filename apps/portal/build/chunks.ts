import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";
import { type Frame, PAGE_NAMES, type PageName, pageRow } from "../src/shared/navigation/page-table.ts";
import { SIGNED_IN_TABLE } from "./messages/messages-plugin.ts";

/** The part of a build's module graph that the chunks are cut by. */
type ModuleGraph = (id: string) => readonly string[];

/** The module that the portal starts with, below the portal's folder. */
export const ENTRY = "src/app/main.tsx";

const FRAMES: Readonly<Partial<Record<Frame, string>>> = {
  anonymous: "src/app/layouts/anonymous-layout.tsx",
  "signed-in": "src/app/layouts/signed-in-layout.tsx",
};

/** The modules of a page's first view, below the portal's folder: those of its frame and its screen. */
export const modulesOf = (page: PageName): string[] => {
  const { frame, screen } = pageRow(page);

  return [FRAMES[frame], `src/features/${screen}.tsx`].filter((module) => module !== undefined);
};

/** The words of every language import this. */
const KIT_FORMATS = fileURLToPath(new URL("formats.ts", import.meta.resolve("@lucarne/ui/strings/en")));
/** Loaded with the words of a signed-in page, so it must not be a further file. */
const SIGNED_IN_WORDS = `\0${SIGNED_IN_TABLE}`;
/** The bundler's own helpers, which every chunk may need. */
const RUNTIME = "\0rolldown/runtime.js";

/** Parts that need it load later, in one file with it instead of one for each module that they share (PERF-3). */
const CONFIGURATORS = path.join(
  path.dirname(fileURLToPath(import.meta.resolve("@lucarne/configurators/package.json"))),
  "/",
);

/** The chunk of these parts. */
const LATER = "configurators";

const isLibrary = (id: string): boolean => id.includes("/node_modules/");
const isFormLibrary = (id: string): boolean => /\/node_modules\/(react-hook-form|zod)\//.test(id);

const closureOf = (graph: ModuleGraph, starts: readonly string[]): Set<string> => {
  const found = new Set(starts);
  for (const id of found) for (const next of graph(id)) found.add(next);

  return found;
};

/** Modules that only pass on icons: through them every page would seem to need every icon. */
const ICON_INDEX = /\/(components\/icons\/index\.\w+|lucide-react\/dist\/esm\/lucide-react\.\w+)$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.\w+$/;
/** The former names of an icon, by which it can be imported too. */
const ALIASES = /aliases: \[([^\]]*)\]/;

/** What a module imports. Of an icon index it imports the icons that its code names. */
const importsOf = (build: Rolldown.ChunkingContext): ModuleGraph => {
  const plain: ModuleGraph = (id) => build.getModuleInfo(id)?.importedIds ?? [];
  const icons = new Map<string, ReadonlyMap<string, string>>();
  const iconsOf = (index: string): ReadonlyMap<string, string> => {
    const known = icons.get(index);
    if (known) return known;
    const found = [...closureOf(plain, [index])].flatMap((id): [string, string][] => {
      const file = ICON.exec(id)?.[1];
      if (file === undefined) return [];
      const aliases = ALIASES.exec(build.getModuleInfo(id)?.code ?? "")?.[1]?.match(/[\w-]+/g) ?? [];

      return [file, ...aliases].map((name) => [name.replaceAll("-", ""), id]);
    });
    icons.set(index, new Map(found));

    return new Map(found);
  };
  const namedIn = (code: string, index: string): string[] => {
    const words = new Set(code.match(/\b[A-Z]\w*/g)?.map((word) => word.toLowerCase()));

    return [...iconsOf(index)].flatMap(([name, id]) => (words.has(name) ? [id] : []));
  };

  return (id) =>
    plain(id).flatMap((next) => (ICON_INDEX.test(next) ? namedIn(build.getModuleInfo(id)?.code ?? "", next) : [next]));
};

/** The pages of one folder of `features`, which share a chunk. */
type Feature = {
  readonly name: string;
  readonly frames: ReadonlySet<Frame>;
  readonly modules: ReadonlySet<string>;
  /** What it loads after its first view, and what that loads. */
  readonly later: ReadonlySet<string>;
};

const featuresOf = (graph: ModuleGraph, laterOf: ModuleGraph, root: string): Feature[] => {
  const pagesOf = Map.groupBy(PAGE_NAMES, (page) => pageRow(page).screen.replace(/\/.*$/, ""));

  return [...pagesOf].map(([name, pages]) => {
    const screens = pages.flatMap((page) => modulesOf(page).map((module) => path.join(root, module)));
    const modules = closureOf(graph, screens);

    return {
      name,
      frames: new Set(pages.map((page) => pageRow(page).frame)),
      modules,
      later: closureOf((id) => [...graph(id), ...laterOf(id)], [...modules].flatMap(laterOf)),
    };
  });
};

const isSignedIn = ({ frames }: Feature): boolean => [...frames].join() === "signed-in";

/**
 * The chunk of a module that only some pages need. What one signed-in page needs at once and others later is shared too:
 * they must not load that page for it.
 */
const chunkOf = (graph: ModuleGraph, id: string, features: readonly Feature[]): string => {
  const users = features.filter(({ modules }) => modules.has(id));
  const [first] = users;
  const isShared = features.some((feature) => feature !== first && feature.later.has(id));
  if (first && users.length === 1 && !(isShared && isSignedIn(first))) return first.name;
  if ([...closureOf(graph, [id])].some(isFormLibrary)) return "forms";

  return users.every(isSignedIn) ? "signed-in" : "portal";
};

/**
 * The chunk of each module that the first view of some page needs:
 *
 * - `libraries`: packages that the entry imports;
 * - `portal`: other modules that the entry or features of several frames need;
 * - `forms`: react-hook-form and zod with what several features need together with them;
 * - `signed-in`: what several signed-in features need, or one at once and others later;
 * - one chunk for each feature with the rest of its pages' modules, so that the next page of a feature loads no code;
 * - `configurators`: the parts that need this package, which first views load later.
 *
 * Other modules that only load later (dialogs, number rules) are left to the bundler.
 */
const cutChunks = (build: Rolldown.ChunkingContext, root: string): Map<string, string> => {
  const graph = importsOf(build);
  const initial = closureOf(graph, [path.join(root, ENTRY), KIT_FORMATS]);
  const laterOf: ModuleGraph = (id) => build.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const features = featuresOf(graph, laterOf, root);
  const others = new Set(features.flatMap(({ modules }) => [...modules]).filter((id) => !initial.has(id)));
  // Not what the package itself loads later, for example the words of one language.
  const parts = [...others].filter((id) => id.startsWith(path.join(root, "src"))).flatMap(laterOf);
  const configurators = parts
    .map((part) => [...closureOf(graph, [part])])
    .filter((modules) => modules.some((id) => id.startsWith(CONFIGURATORS)))
    .flat();

  return new Map([
    ...configurators.map((id): [string, string] => [id, LATER]),
    ...[...initial].map((id): [string, string] => [id, isLibrary(id) ? "libraries" : "portal"]),
    ...[...others].map((id): [string, string] => [id, chunkOf(graph, id, features)]),
    [RUNTIME, "libraries"],
    [SIGNED_IN_WORDS, "signed-in"],
  ]);
};

/** The shared chunks. A group also takes what its modules import from later groups, so each comes after what it imports. */
const SHARED = ["libraries", "portal", "signed-in", "forms"];

/** Groups for rolldown's `codeSplitting`. */
export const chunkGroups = (root: string): Rolldown.CodeSplittingGroup[] => {
  let chunks: Map<string, string> | undefined;
  const groupOf = (debugName: string, isIn: (chunk: string) => boolean) => ({
    debugName,
    name: (id: string, context: Rolldown.ChunkingContext) => {
      chunks ??= cutChunks(context, root);
      const chunk = chunks.get(id);

      return chunk !== undefined && isIn(chunk) ? chunk : null;
    },
  });
  const groups = [
    ...SHARED.map((name) => groupOf(name, (chunk) => chunk === name)),
    groupOf("pages", (chunk) => chunk !== LATER),
    groupOf(LATER, (chunk) => chunk === LATER),
  ];

  return groups.map((group, at) => ({ ...group, priority: groups.length - at }));
};
