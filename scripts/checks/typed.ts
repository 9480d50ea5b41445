// Rules that need the types of the code:
// - no bare text is beside something that is added or removed, else a page that the browser translates fails (LANG-14);
// - what an oldest supported browser lacks has a fallback (ADR 0017).
import path from "node:path";
import { fileURLToPath } from "node:url";
import { features } from "web-features";
import { findBareTexts } from "../lib/checks/bare-texts/bare-texts.ts";
import { openProjects } from "../lib/checks/open-projects.ts";
import { findNewerFeatures } from "../lib/checks/newer-features.ts";
import { lacking } from "../lib/browsers/supported-browsers.ts";
import { FALLBACKS } from "./fallbacks.ts";

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
/** What runs in a browser. */
const PROJECTS = ["apps/portal", "packages/configurators", "packages/ui", "packages/api-client"];
/** A program of its own: a service worker has other global names than a page. */
const WORKER = "apps/portal/src/worker";
const relative = (name: string): string => path.relative(root, name).replaceAll("\\", "/");
const write = (line: string): boolean => process.stdout.write(`${line}\n`);

const isChecked = ({ fileName }: { fileName: string }): boolean =>
  PROJECTS.some((project) => relative(fileName).startsWith(`${project}/src/`)) &&
  !/\.(test|stories)\.tsx?$|\/(testing|generated)\//.test(fileName);
const { files: all, checker } = openProjects(PROJECTS.map((project) => path.join(root, project, "tsconfig.json")));
const files = all.filter(isChecked);
const worker = openProjects([path.join(root, WORKER, "tsconfig.json")]);
const workerFiles = worker.files.filter((file) => isChecked(file) && relative(file.fileName).startsWith(WORKER));
const pages = files.filter(({ fileName }) => fileName.endsWith(".tsx"));

const texts = findBareTexts(pages, checker, (name) => relative(name).startsWith("packages/"));
for (const { file, line, text } of texts)
  write(`${relative(file)}:${line}: give this text an element of its own\n    ${text}`);

const rows = Object.keys(FALLBACKS);
const isOf = (feature: string, row: string): boolean => feature === row || feature.startsWith(`${row}.`);
/** By MDN's names. */
const support = new Map(
  Object.values(features).flatMap((one) =>
    Object.entries((one.kind === "feature" && one.status.by_compat_key) || {}).map(
      ([feature, known]) => [feature, lacking({ ...known.support })] as const,
    ),
  ),
);
const lacks = (feature: string): readonly string[] | undefined => support.get(feature);
const newer = [...findNewerFeatures(files, checker, lacks), ...findNewerFeatures(workerFiles, worker.checker, lacks)];
const bare = newer.filter(({ feature }) => !rows.some((row) => isOf(feature, row)));
for (const { file, line, feature, browsers } of bare)
  write(
    `${relative(file)}:${line}: ${browsers.join(", ")} lacks ${feature}, and scripts/checks/fallbacks.ts has no row`,
  );
const stale = rows.filter((row) => !newer.some(({ feature }) => isOf(feature, row)));
for (const row of stale) write(`scripts/checks/fallbacks.ts: nothing needs the row ${row}`);

write(`${pages.length} files, ${texts.length} bare texts beside something that comes and goes`);
write(
  `${files.length + workerFiles.length} files, ${bare.length} features that an oldest browser lacks, ${stale.length} rows too many`,
);
process.exitCode = texts.length + bare.length + stale.length > 0 || pages.length === 0 ? 1 : 0;
