import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import type { Plugin } from "vite";

/** Packages whose index modules only pass on what other modules export, without effects of their own. */
const INDEXED = /^(@lucarne\/ui\/(?!theme|strings|reset)|lucide-react$|@tanstack\/(react-query|query-core)$)/;
/** Modules of libraries that import from such an index themselves. */
const INSIDE = /\/node_modules\/@tanstack\/react-query\/.*\.js$/;

/** Where a name is defined: the module and the name it has there; `default` for the default export. */
type Definition = { id: string; name: string };
type Resolve = (specifier: string, importer: string) => Promise<string | undefined>;
type Read = (id: string) => string;

/** Finds the module that defines what `id` exports as `name`; `undefined` when it passes it on in another way. */
const findDefinition = async (
  { id, name }: Definition,
  tools: { resolve: Resolve; read: Read },
): Promise<Definition | undefined> => {
  const { staticExports } = parseSync(id, tools.read(id)).module;
  const entries = staticExports.flatMap((statement) => statement.entries);
  const follow = async (specifier: string, inner: string) => {
    const next = await tools.resolve(specifier, id);

    return next === undefined ? undefined : findDefinition({ id: next, name: inner }, tools);
  };
  const own = entries.find(({ exportName }) => (exportName.kind === "Default" ? "default" : exportName.name) === name);
  if (own) {
    if (!own.moduleRequest) return { id, name };
    const { name: inner } = own.importName;

    return inner === null ? undefined : follow(own.moduleRequest.value, inner);
  }
  for (const { moduleRequest, importName } of entries) {
    if (!moduleRequest || importName.kind !== "AllButDefault") continue;
    const found = await follow(moduleRequest.value, name);
    if (found) return found;
  }

  return undefined;
};

/**
 * Rewrites a module's imports from index modules so that they name the modules that define what is imported;
 * `undefined` when there are none.
 */
export const withDirectImports = async (
  code: string,
  id: string,
  tools: { resolve: Resolve; read: Read },
): Promise<string | undefined> => {
  const statements = parseSync(id, code).module.staticImports.filter(
    ({ moduleRequest, entries }) =>
      INDEXED.test(moduleRequest.value) && entries.every(({ importName }) => importName.kind === "Name"),
  );
  if (statements.length === 0) return undefined;
  let direct = code;
  // From the end, so that the positions before stay valid.
  for (const { start, end, moduleRequest, entries } of statements.toReversed()) {
    const index = await tools.resolve(moduleRequest.value, id);
    if (index === undefined) continue;
    const lines: string[] = [];
    for (const { importName, localName, isType } of entries) {
      if (isType || importName.name === null) continue;
      const definition = await findDefinition({ id: index, name: importName.name }, tools);
      const from = definition ?? { id: index, name: importName.name };
      lines.push(`import { ${from.name} as ${localName.value} } from ${JSON.stringify(from.id)};`);
    }
    direct = direct.slice(0, start) + lines.join(" ") + direct.slice(end);
  }

  return direct;
};

/**
 * Lets every module of the built portal import from the modules that define what it uses. The chunks are cut by
 * imports: through an index module every page would seem to need every icon and every part beside the one it uses.
 */
export const directImports = (): Plugin => ({
  name: "lucarne:direct-imports",
  apply: "build",
  enforce: "pre",
  async transform(code, id) {
    const [file = ""] = id.split("?");
    if (file.includes("/node_modules/") ? !INSIDE.test(file) : !/\.tsx?$/.test(file)) return undefined;
    const direct = await withDirectImports(code, file, {
      resolve: async (specifier, importer) => (await this.resolve(specifier, importer))?.id,
      read: (module) => readFileSync(module, "utf8"),
    });

    return direct === undefined ? undefined : { code: direct, map: null };
  },
});
