import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { z } from "zod";

const LICENCE = z.object({ license: z.string() });

const packageRoot = path.dirname(import.meta.dirname);
const source = path.join(packageRoot, "src");
const dist = path.join(packageRoot, "dist");

/** The preview takes the compiled parts: their classes are those of `styles.css`. */
const compiledParts: Plugin = {
  name: "compiled-parts",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path: target, resolveDir }) => {
      const file = path.relative(source, path.resolve(resolveDir, target));
      if (!/^(?:components|layout|generated)[\\/]/.test(file)) return undefined;
      return { path: path.join(dist, file.replace(/\.tsx?$/, ".js")) };
    });
  },
};

const inBundle = {
  bundle: true,
  format: "esm",
  minify: true,
  metafile: true,
  legalComments: "none",
  logLevel: "warning",
  absWorkingDir: packageRoot,
} satisfies BuildOptions;

const program = () =>
  build({
    ...inBundle,
    entryPoints: ["src/cli/main.ts"],
    outfile: "dist/cli/main.js",
    platform: "node",
    target: "node20",
    // postcss is CommonJS and requires modules of Node.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  });

const preview = () =>
  build({
    ...inBundle,
    entryPoints: ["src/cli/preview/browser.tsx"],
    outfile: "dist/cli/preview.js",
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    loader: { ".css": "empty" },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [compiledParts],
  });

/** Folders of the packages that a bundle contains. */
const packagesIn = (inputs: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);

const licenceOf = (folder: string): string => {
  const absolute = path.join(packageRoot, folder);
  const [file] = globSync("LICEN[CS]E*", { cwd: absolute });
  if (file !== undefined) return readFileSync(path.join(absolute, file), "utf8").trim();
  const { license } = LICENCE.parse(JSON.parse(readFileSync(path.join(absolute, "package.json"), "utf8")));
  return `License: ${license}`;
};

/** Each licence once, below the packages that have it. */
const licencesOf = (folders: readonly string[]): string =>
  Object.entries(Object.groupBy(folders, licenceOf))
    .map(([licence, some = []]) => {
      const names = [...new Set(some.map((folder) => folder.replace(/^.*node_modules\//, "")))].sort();
      return `${names.join("\n")}\n\n${licence}\n`;
    })
    .join(`\n${"-".repeat(72)}\n\n`);

/** Bundles `npx @lucarne/ui` with its libraries, its preview of all parts, and the licences of what is inside. */
export const buildCli = async (): Promise<void> => {
  const built = await Promise.all([program(), preview()]);
  const folders = [...new Set(built.flatMap(({ metafile }) => packagesIn(metafile.inputs)))];
  writeFileSync(path.join(dist, "cli", "LICENSES.txt"), licencesOf(folders));
};
