// Builds a small app from the compiled kit in dist/, as an app's own build does: minified, React in a chunk of its own.
import path from "node:path";
import { build, type Plugin } from "vite";
import { bundled } from "../consumer/lib/bundled.ts";

const kit = path.dirname(import.meta.dirname);
const dist = path.join(kit, "dist");

/** Path of a compiled module, for an import in an entry. */
export const inDist = (file: string): string => JSON.stringify(path.join(dist, file));

/** Path of a source file of the measured screens, for an import in an entry. */
export const inTesting = (file: string): string => JSON.stringify(path.join(kit, "src", "testing", file));

const page = `<!doctype html>
<html lang="en" data-brand="lucarne" data-scheme="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Screen</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/entry.js"></script>
  </body>
</html>
`;

/** The screens import the kit's sources; here they get what is packed. */
const fromDist = (entry: string): Plugin => ({
  name: "from-dist",
  enforce: "pre",
  resolveId(id, importer) {
    if (id.endsWith("index.html")) return path.join(kit, "index.html");
    if (id.endsWith("entry.js")) return path.join(kit, "entry.js");
    if (importer?.includes("/src/testing/") && id.startsWith("../../"))
      return path.join(dist, id.slice("../../".length).replace(/\.ts$/, ".js"));
    return undefined;
  },
  load(id) {
    if (id === path.join(kit, "index.html")) return page;
    if (id === path.join(kit, "entry.js")) return entry;
    return undefined;
  },
});

/**
 * @param entry code of the app
 * @param folder takes the app; without it nothing is written
 * @returns what the bundler made
 */
export const buildApp = async (entry: string, folder?: string): Promise<ReturnType<typeof bundled>> => {
  const built = await build({
    root: kit,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [fromDist(entry)],
    build: {
      write: folder !== undefined,
      outDir: folder,
      emptyOutDir: true,
      cssTarget: "chrome123",
      rolldownOptions: {
        input: path.join(kit, "index.html"),
        checks: { moduleLevelDirective: false },
        output: {
          codeSplitting: { groups: [{ name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ }] },
        },
      },
    },
  });
  return bundled(built);
};
