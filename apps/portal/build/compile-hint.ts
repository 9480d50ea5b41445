import type { Plugin } from "vite";

/** V8 compiles all functions of a file that begins with this while it loads, off the main thread. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Marks the code of first views. Otherwise V8 compiles each function when it is first called: on a slow phone that is a
 * third of the time from a page's last file to its first view. Other engines see a comment.
 * @param chunks the names of the chunks
 */
export const compileHint = (chunks: ReadonlySet<string>): Plugin => ({
  name: "lucarne:compile-hint",
  apply: "build",
  generateBundle: {
    // Vite adds its list of dependencies before, and the hint must be the first line.
    order: "post",
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && chunks.has(file.name)) file.code = HINT + file.code;
    },
  },
});
