// The three screens that the kit is measured by, built as an app builds them: minified, from the compiled kit in dist/.
import { gzipSync } from "node:zlib";
import { buildApp, inDist, inTesting } from "./app.mjs";

/**
 * Names, components, and how many bytes (gzip, JavaScript and sheets) each may add to React: at once, and with all that is
 * loaded later.
 */
export const SCREENS = [
  { name: "sign-in", component: "SignIn", atOnce: 16_000, limit: 16_000 },
  { name: "projects", component: "Projects", atOnce: 20_000, limit: 55_000 },
  { name: "checkout", component: "Checkout", atOnce: 24_000, limit: 24_000 },
];

const gzip = (text) => gzipSync(text, { level: 9 }).length;
const sum = (files, size) => files.reduce((total, file) => total + size(file), 0);

const entryOf = ({ name, component }) => `
import ${inDist("styles/reset.styles.js")};
import ${inDist("themes/lucarne.styles.js")};
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { UiProvider } from ${inDist("components/provider/index.js")};
import { strings } from ${inDist("generated/strings/en.js")};
import { ${component} } from ${inTesting(`screens/${name}.tsx`)};
createRoot(document.getElementById("app")).render(
  createElement(UiProvider, { strings, locale: "en" }, createElement(${component})),
);
`;

/**
 * Builds a screen.
 * @param folder takes the app; without it nothing is written
 * @returns bytes, gzip, React not counted: `js` at once, `later` on a first interaction, `css`
 */
export const buildScreen = async (screen, folder) => {
  const output = await buildApp(entryOf(screen), folder);
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
