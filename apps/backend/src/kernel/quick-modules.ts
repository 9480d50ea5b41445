import { enableCompileCache, flushCompileCache, registerHooks } from "node:module";
import path from "node:path";

/** Beside the caches of the scripts. */
const CACHE = path.join(import.meta.dirname, "../../../../.cache/node");
/** Its manifest is so long that reading it for each of its modules took a third of a start. */
const LONG_MANIFEST = "/node_modules/drizzle-orm/";

/**
 * Makes the import of modules quick; call it before they are imported. Compiled modules are kept on disk for the next
 * start, also those of threads and child processes; where the folder cannot be written, starts are only slower. And
 * Node.js need not read the manifest of the query layer to learn that its modules are modules.
 */
export const quickModules = (): void => {
  process.env["NODE_COMPILE_CACHE"] ??= CACHE;
  enableCompileCache();
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith(".") && specifier.endsWith(".js") && context.parentURL?.includes(LONG_MANIFEST)
        ? { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true }
        : next(specifier, context),
  });
};

/** Writes what was compiled so far; Node.js does it at its exit only, which a killed process does not reach. */
export const writeCompiled = (): void => flushCompileCache();
