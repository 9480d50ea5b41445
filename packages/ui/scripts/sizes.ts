// Weighs every part of the built kit as an app would load it alone: minified, gzip, bytes, React and
// react-hook-form not counted.
// Fails above the limits of sizes.json; a part that is not named there is held to the usual size. --write gives parts
// without a limit, and those above theirs, one that is 10 % above today. Three whole screens have limits of their own.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { z } from "zod";
import { bundled } from "../consumer/lib/bundled.ts";
import { buildScreen, SCREENS } from "../bench/screens.ts";

const kit = path.dirname(import.meta.dirname);
const dist = path.join(kit, "dist");
const budgetFile = path.join(kit, "sizes.json");
const write = process.argv.includes("--write");

const LIMIT = z.object({ js: z.number(), css: z.number(), later: z.number().optional() });
const LIMITS = z.record(z.string(), LIMIT);
type Limit = z.infer<typeof LIMIT>;

/** Limits that the design sets; no --write moves them. */
const FIXED: Readonly<Record<string, Limit>> = {
  button: { js: 3000, css: 1500 },
  everything: { js: 120_000, css: 25_000 },
};

const USUAL: Limit = { js: 8000, css: 3200 };

/** Modules of the parts by name. */
const parts = new Map(
  globSync(["components/*/index.js", "layout/index.js"], { cwd: dist })
    .map((file) => [path.basename(path.dirname(file)), file] as const)
    .filter(([name]) => name !== "icons")
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);

const gzip = (text: string): number => gzipSync(text, { level: 9 }).length;

type Weight = { js: number; css: number; later: number; styled: string[] };

/** Sizes of one import, and the components whose styles it contains. */
const weigh = async (imports: readonly string[]): Promise<Weight> => {
  const entry = "virtual:entry";
  const code = imports
    .map((file, index) => `export * as part${index} from ${JSON.stringify(path.join(dist, file))};`)
    .join("\n");
  const result = await build({
    root: kit,
    configFile: false,
    logLevel: "error",
    // An app's build leaves out what is for development only; a library's build would not.
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "entry",
        enforce: "pre",
        resolveId: (id) => (id.endsWith(entry) ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      cssTarget: "chrome123",
      cssCodeSplit: true,
      lib: { entry, formats: ["es"], fileName: "part", cssFileName: "part" },
      rolldownOptions: { external: [/^react(?:-dom|-hook-form)?(?:\/|$)/], checks: { moduleLevelDirective: false } },
    },
  });
  const output = bundled(result);
  const sheets = new Map(output.filter((file) => file.type === "asset").map((file) => [file.fileName, file.source]));
  // What a first interaction fetches (a menu's panel) is weighed apart from what the import costs at once.
  const chunks = new Map(output.filter((file) => file.type === "chunk").map((file) => [file.fileName, file]));
  const atOnce = new Set([...chunks.values()].filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
  for (const name of atOnce) for (const next of chunks.get(name)?.imports ?? []) if (chunks.has(next)) atOnce.add(next);
  // An app's build joins what is loaded together, so these chunks are compressed as one file.
  const joined = (texts: readonly string[]): number => (texts.length === 0 ? 0 : gzip(texts.join("\n")));
  const weight = (wanted: boolean) => {
    const loaded = [...chunks.values()].filter((chunk) => atOnce.has(chunk.fileName) === wanted);
    const names = new Set(loaded.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
    return {
      js: joined(loaded.map(({ code }) => code)),
      css: joined([...names].map((name) => String(sheets.get(name)))),
    };
  };
  const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  const later = weight(false);
  return {
    ...weight(true),
    later: later.js + later.css,
    styled: [...new Set(modules.flatMap((id) => /dist\/components\/([^/]+)\/[^/]+\.css/.exec(id)?.[1] ?? []))],
  };
};

const budgets = LIMITS.parse(JSON.parse(readFileSync(budgetFile, "utf8")));
let failed = 0;
const say = (good: boolean, line: string): void => {
  if (!good) failed += 1;
  process.stdout.write(`${good ? "✓" : "✗"} ${line}\n`);
};

const measured: Record<string, Weight> = {};
for (const [name, file] of parts) measured[name] = await weigh([file]);
measured["everything"] = await weigh([...parts.values()]);

const room = (bytes: number): number => Math.ceil((bytes * 1.1) / 100) * 100;

const isWithin = ({ js, css, later }: Weight, limit: Limit): boolean =>
  js <= limit.js && css <= limit.css && later <= (limit.later ?? 0);

for (const [name, weight] of Object.entries(measured)) {
  const { js, css, later, styled } = weight;
  const known = budgets[name];
  if (write && !(known && isWithin(weight, known)))
    budgets[name] = { js: room(js), css: room(css), ...(later > 0 ? { later: room(later) } : {}), ...FIXED[name] };
  const limit: Limit = { ...(budgets[name] ?? USUAL), ...FIXED[name] };
  const within = isWithin(weight, limit);
  const line = `${name}: ${js} of ${limit.js} B JS, ${css} of ${limit.css} B CSS`;
  say(within, later > 0 ? `${line}, ${later} of ${limit.later ?? 0} B later` : line);
  if (name === "button") {
    const others = styled.filter((part) => part !== "button");
    say(
      others.length === 0 && styled.includes("button"),
      `button brings no other part's sheet${others.length ? `: ${others.join(", ")}` : ""}`,
    );
  }
}
for (const name of Object.keys(budgets))
  if (!measured[name]) say(false, `sizes.json names ${name}, which is not there`);

for (const screen of SCREENS) {
  const { js, later, css } = await buildScreen(screen);
  const all = js + later + css;
  say(
    js + css <= screen.atOnce && all <= screen.limit,
    `screen ${screen.name}: ${js + css} of ${screen.atOnce} B over React at once (${js} B JS, ${css} B CSS), ${all} of ${screen.limit} B with what is loaded later`,
  );
}

const inOrder = Object.fromEntries(Object.keys(measured).map((name) => [name, budgets[name]]));
if (write) writeFileSync(budgetFile, `${JSON.stringify(inOrder, null, 2)}\n`);
process.exitCode = failed === 0 ? 0 : 1;
