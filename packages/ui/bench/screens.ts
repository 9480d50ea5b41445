// The three screens that the kit is measured by, built as an app builds them: minified, from the compiled kit in dist/.
import { gzipSync } from "node:zlib";
import { buildApp, inDist, inTesting } from "./app.ts";

/** A screen that the kit is measured by. */
export type Screen = (typeof SCREENS)[number];

/**
 * Names, components, and how many bytes (gzip, JavaScript and sheets) each may add to React: at once, and with all that is
 * loaded later.
 */
export const SCREENS = [
  { name: "sign-in", component: "SignIn", atOnce: 16_000, limit: 16_000 },
  { name: "projects", component: "Projects", atOnce: 20_000, limit: 55_000 },
  { name: "checkout", component: "Checkout", atOnce: 24_000, limit: 24_000 },
] as const;

const gzip = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;
const sum = <File>(files: readonly File[], size: (file: File) => number): number =>
  files.reduce((total, file) => total + size(file), 0);

const entryOf = ({ name, component }: Screen): string => `
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

/** Bytes, gzip, React not counted: `js` at once, `later` on a first interaction, `css`. */
export type Weight = { js: number; later: number; css: number };

/**
 * Builds a screen.
 * @param folder takes the app; without it nothing is written
 */
export const buildScreen = async (screen: Screen, folder?: string): Promise<Weight> => {
  const output = await buildApp(entryOf(screen), folder);
  const chunks = output.filter((file) => file.type === "chunk").filter(({ name }) => name !== "react");
  const sheets = output.filter((file) => file.type === "asset").filter(({ fileName }) => fileName.endsWith(".css"));
  const entry = chunks.find((chunk) => chunk.isEntry);
  const atOnce = chunks.filter((chunk) => chunk === entry || entry?.imports.includes(chunk.fileName));
  const size = (chunk: { code: string }) => gzip(chunk.code);
  return {
    js: sum(atOnce, size),
    later: sum(chunks, size) - sum(atOnce, size),
    css: sum(sheets, (sheet) => gzip(sheet.source)),
  };
};
