// No bare text stands beside something that comes and goes: a page that the browser translates would fail (LANG-14).
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findBareTexts, openProjects } from "../lib/bare-texts.mjs";

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const PROJECTS = ["apps/portal", "packages/configurators"];
const relative = (name) => path.relative(root, name).replaceAll("\\", "/");

const isChecked = (name) =>
  PROJECTS.some((project) => name.startsWith(`${project}/src/`)) &&
  name.endsWith(".tsx") &&
  !/\.(test|stories)\.tsx$|\/testing\//.test(name);
const { files: all, checker } = openProjects(PROJECTS.map((project) => path.join(root, project, "tsconfig.json")));
const files = all.filter(({ fileName }) => isChecked(relative(fileName)));
const found = findBareTexts(files, checker, (name) => relative(name).startsWith("packages/"));

for (const { file, line, text } of found)
  process.stdout.write(`${relative(file)}:${line}: give this text an element of its own\n    ${text}\n`);
process.stdout.write(`${files.length} files, ${found.length} bare texts beside something that comes and goes\n`);
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
