// After tsdown: puts the fonts into dist/, writes styles.css (everything but the brands), the tokens for design tools
// and the list of parts, and checks what is packed.
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import manifest from "../package.json" with { type: "json" };
import { copiedCode } from "../src/docs/copied-code.ts";
import { contrastPairs } from "../src/themes/contrast-pairs.ts";
import { dtcgDocument } from "../src/tokens/dtcg.ts";
import { BRANDS, SCHEMES } from "../src/tokens/source.ts";
import { buildCli } from "./build-cli.ts";
import { componentList, forUsers, llmsText } from "./component-list.ts";

const packageRoot = path.dirname(import.meta.dirname);
const dist = path.join(packageRoot, "dist");
const require = createRequire(import.meta.url);

const read = (file: string) => readFileSync(path.join(dist, file), "utf8");
const fail = (message: string): never => {
  throw new Error(message);
};

/** Fonts travel with the package: `@fontsource-variable/x/files/y.woff2` becomes `../fonts/y.woff2`. */
const packFonts = () => {
  mkdirSync(path.join(dist, "fonts"), { recursive: true });
  for (const sheet of globSync("themes/*.css", { cwd: dist })) {
    const text = read(sheet).replace(
      /url\("(@fontsource-variable\/[^"]+\/([^"/]+))"\)/g,
      (_, source: string, file: string) => {
        copyFileSync(require.resolve(source), path.join(dist, "fonts", file));
        return `url("../fonts/${file}")`;
      },
    );
    writeFileSync(path.join(dist, sheet), text);
  }
  for (const font of ["geologica", "onest"]) {
    copyFileSync(
      require.resolve(`@fontsource-variable/${font}/LICENSE`),
      path.join(dist, "fonts", `${font}-LICENSE.txt`),
    );
  }
};

/** What the documentation has to copy: a complete brand, whole pages, and the kit's words in more languages. */
const copyExamples = () => {
  copyFileSync(path.join(packageRoot, "src", "docs", "harbour.css"), path.join(dist, "themes", "harbour.css"));
  const sources = { recipes: "src/recipes/*.tsx", words: "src/docs/words/??.ts" };
  for (const [folder, pattern] of Object.entries(sources)) {
    rmSync(path.join(dist, folder), { recursive: true, force: true });
    mkdirSync(path.join(dist, folder));
    for (const file of globSync(pattern, { cwd: packageRoot, exclude: ["**/*.stories.tsx"] })) {
      const code = copiedCode(readFileSync(path.join(packageRoot, file), "utf8"));
      if (/from "\.\.\//.test(code)) fail(`${file} imports a file of the kit that an app does not have`);
      writeFileSync(path.join(dist, folder, path.basename(file)), `${code}\n`);
    }
  }
};

/**
 * Sheets in the order in which the modules import them: a part's own rules follow those of the parts that it is made of,
 * which are in the same layer.
 */
const sheetsInOrder = (): readonly string[] => {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.endsWith(".css")) {
      sheets.push(file);
      return;
    }
    for (const [, fixed, fetched] of read(file).matchAll(/(?:from|import) ?"(\.[^"]+)"|import\("(\.[^"]+)"\)/g))
      visit(path.posix.join(path.posix.dirname(file), fixed ?? fetched ?? ""));
  };
  for (const entry of globSync("{styles,layout,components}/**/*.js", { cwd: dist }).sort())
    visit(entry.replaceAll(path.sep, "/"));
  return sheets;
};

const writeStyles = () => {
  const first = ["styles/layers.css", "themes/foundation.css", "themes/scheme.css", "styles/reset.css"];
  const rest = sheetsInOrder().filter((sheet) => !first.includes(sheet) && !sheet.startsWith("themes/"));
  const all = globSync("{components,layout,internal,styles}/**/*.css", { cwd: dist });
  const lost = all.filter((sheet) => ![...first, ...rest].includes(sheet.replaceAll(path.sep, "/")));
  if (lost.length > 0) fail(`No part imports ${lost.join(", ")}`);
  writeFileSync(
    path.join(dist, "styles.css"),
    [...first, ...rest].map((sheet) => read(sheet).trimEnd()).join("\n") + "\n",
  );
};

const writeTokens = () => {
  for (const brand of BRANDS) {
    for (const scheme of SCHEMES) {
      const text = JSON.stringify(dtcgDocument(brand, scheme), null, 2);
      writeFileSync(path.join(dist, "tokens", `${brand}-${scheme}.json`), `${text}\n`);
    }
  }
  writeFileSync(path.join(dist, "tokens", "contrast-pairs.json"), `${JSON.stringify(contrastPairs, null, 2)}\n`);
};

const writeList = () => {
  const parts = componentList();
  if (parts.some(({ exports }) => exports.length === 0)) fail("A part without exports is in the list");
  const { version } = manifest;
  writeFileSync(path.join(dist, "components.json"), `${JSON.stringify({ version, parts }, null, 2)}\n`);
  writeFileSync(
    path.join(dist, "llms.txt"),
    llmsText(forUsers(readFileSync(path.join(packageRoot, "README.md"), "utf8")), parts),
  );
};

/** Faults that only a consumer would meet. */
const inspect = () => {
  if (read("llms.txt").includes("`pnpm ")) fail("llms.txt has commands that only contributors have");
  for (const file of globSync("**/*.{js,d.ts,css}", { cwd: dist })) {
    const text = read(file);
    if (/\.css\.(?:js|mjs)$/.test(file)) fail(`dist/${file} would be compiled again by an app's vanilla-extract`);
    if (file.endsWith(".js") && /from "@vanilla-extract/.test(text)) fail(`dist/${file} still needs vanilla-extract`);
    if (file.endsWith(".css") && text.includes("@fontsource")) fail(`dist/${file} points outside the package`);
    if (file.endsWith(".css") && /^\.lu-|^:root|^\[data-/m.test(text))
      fail(`dist/${file} has a rule outside the layers`);
    for (const [, target = ""] of text.matchAll(/(?:from|import) "(\.[^"]+)"/g)) {
      const found = path.join(dist, path.dirname(file), target);
      const typed = file.endsWith(".d.ts") ? found.replace(/\.js$/, ".d.ts") : found;
      if (!existsSync(typed)) fail(`dist/${file} imports ${target}, which is not packed`);
    }
  }
};

packFonts();
copyExamples();
writeStyles();
await buildCli();
writeTokens();
writeList();
inspect();
