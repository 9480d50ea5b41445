import { enableCompileCache, flushCompileCache } from "node:module";
import path from "node:path";

/** Beside the caches of the scripts. */
const FOLDER = path.join(import.meta.dirname, "../../../../.cache/node");

/**
 * Keeps compiled modules on disk for the next start, also those of threads and child processes. Call it before the
 * modules are imported. A folder that cannot be written only makes starts slower.
 */
export const keepCompiled = (): void => {
  process.env["NODE_COMPILE_CACHE"] ??= FOLDER;
  enableCompileCache();
};

/** Writes what was compiled so far; Node.js does it at its exit only, which a killed process does not reach. */
export const writeCompiled = (): void => flushCompileCache();
