import { spawnSync } from "node:child_process";
import { globSync, mkdirSync } from "node:fs";
import path from "node:path";

import { DOCUMENTS, OPENAPI, root } from "./places.mjs";

const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" };
const windows = process.platform === "win32";

/** Runs a tool of node_modules; gives its words, or undefined when it was content. */
const complaint = (folder, tool, args) => {
  const bin = path.join(folder, "node_modules", ".bin", tool);
  const run = spawnSync(bin, args, { cwd: root, env, encoding: "utf8", shell: windows });
  if (run.error) throw run.error;
  return run.status === 0 ? undefined : `${run.stdout}\n${run.stderr}`.trim();
};

const must = (words) => {
  if (words !== undefined) throw new Error(words);
};

const config = ["--config", path.join(OPENAPI, "redocly.yaml")];

/** Lints the documents and the workflows as written. A warning counts as a fault. */
export const lintSources = () => {
  const files = [
    ...DOCUMENTS.map(({ name }) => path.join(OPENAPI, `${name}.yaml`)),
    ...globSync(path.join(OPENAPI, "workflows", "*.arazzo.yaml")),
  ];
  const words = complaint(root, "redocly", ["lint", ...files, ...config, "--format=stylish", "--max-problems=500"]);
  return words === undefined ? [] : [words];
};

/** Lints a bundle by the OWASP bounds. */
export const lintBundle = (file) => {
  const ruleset = path.join(OPENAPI, file.endsWith("operator.json") ? ".spectral-operator.yaml" : ".spectral.yaml");
  const words = complaint(root, "spectral", ["lint", "--ruleset", ruleset, "--fail-severity", "hint", "--quiet", file]);
  return words === undefined ? [] : [words];
};

/** Writes one document with all that it refers to into `<folder>/<name>.json`; gives that file. */
export const bundle = (name, folder) => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  must(complaint(root, "redocly", ["bundle", path.join(OPENAPI, `${name}.yaml`), ...config, "--output", file]));
  return file;
};

/** Writes the TypeScript types of a bundle. */
export const generateTypes = (source, target) => {
  mkdirSync(path.dirname(target), { recursive: true });
  const client = path.join(root, "packages", "api-client");
  must(complaint(client, "openapi-typescript", [source, "--output", target, "--alphabetize", "false"]));
};
