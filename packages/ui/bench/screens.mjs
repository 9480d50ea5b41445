// The three screens that the kit is measured by, built as an app builds them: minified, from the compiled kit in dist/.
import { rmSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const kit = path.dirname(import.meta.dirname);
const dist = path.join(kit, "dist");
const source = path.join(kit, "src", "testing", "screens");

/** Names, components, and how many bytes (gzip, JavaScript and sheets) each may add to React. */
export const SCREENS = [
  { name: "sign-in", component: "SignIn", limit: 45_000 },
  { name: "projects", component: "Projects", limit: 30_000 },
  { name: "checkout", component: "Checkout", limit: 30_000 },
];

const gzip = (text) => gzipSync(text, { level: 9 }).length;
const sum = (files, size) => files.reduce((total, file) => total + size(file), 0);
const inDist = (file) => JSON.stringify(path.join(dist, file));

const entryOf = ({ name, component }) => `
import ${inDist("styles/reset.styles.js")};
import ${inDist("themes/lucarne.styles.js")};
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { UiProvider } from ${inDist("components/provider/index.js")};
import { strings } from ${inDist("generated/strings/en.js")};
import { ${component} } from ${JSON.stringify(path.join(source, `${name}.tsx`))};
createRoot(document.getElementById("app")).render(
  createElement(UiProvider, { strings, locale: "en" }, createElement(${component})),
);
`;

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
const fromDist = (screen) => ({
  name: "from-dist",
  enforce: "pre",
  resolveId(id, importer) {
    if (id.endsWith("index.html")) return path.join(kit, "index.html");
    if (id.endsWith("entry.js")) return path.join(kit, "entry.js");
    if (importer && path.dirname(importer) === source && id.startsWith("../../"))
      return path.join(dist, id.slice("../../".length).replace(/\.ts$/, ".js"));
    return undefined;
  },
  load(id) {
    if (id === path.join(kit, "index.html")) return page;
    if (id === path.join(kit, "entry.js")) return entryOf(screen);
    return undefined;
  },
});

/**
 * Builds a screen.
 * @param folder takes the app; without it nothing is written
 * @returns bytes, gzip, React not counted: `js` at once, `later` on a first interaction, `css`
 */
export const buildScreen = async (screen, folder) => {
  if (folder) rmSync(folder, { recursive: true, force: true });
  const { output } = await build({
    root: kit,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [fromDist(screen)],
    build: {
      write: folder !== undefined,
      outDir: folder,
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
  const chunks = output.filter((file) => file.type === "chunk" && file.name !== "react");
  const sheets = output.filter((file) => file.fileName.endsWith(".css"));
  const entry = chunks.find((chunk) => chunk.isEntry);
  const atOnce = chunks.filter((chunk) => chunk === entry || entry.imports.includes(chunk.fileName));
  const size = (chunk) => gzip(chunk.code);
  return {
    js: sum(atOnce, size),
    later: sum(chunks, size) - sum(atOnce, size),
    css: sum(sheets, (sheet) => gzip(sheet.source)),
  };
};
