import { spawnSync } from "node:child_process";
import { globSync, mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { DIST, DOCUMENTS, GENERATED, OPENAPI, root } from "./places.ts";
import { generateRateClasses } from "./rate-classes.ts";

const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" };

const REDOCLY = fileURLToPath(import.meta.resolve("@redocly/cli/bin/cli.js"));
const SPECTRAL = fileURLToPath(import.meta.resolve("@stoplight/spectral-cli/dist/index.js"));
// TypeScript 7 has no compiler API, so it runs beside the TypeScript 6 of the API client.
const TYPES = path.join(root, "packages", "api-client", "scripts", "generate-types.ts");

/** Runs a tool; returns its output, or undefined when it succeeded. */
const complaint = (tool: string, args: readonly string[]): string | undefined => {
  const run = spawnSync(process.execPath, [tool, ...args], { cwd: root, env, encoding: "utf8" });
  if (run.error) throw run.error;
  return run.status === 0 ? undefined : `${run.stdout}\n${run.stderr}`.trim();
};

const must = (words: string | undefined): void => {
  if (words !== undefined) throw new Error(words);
};

const config = ["--config", path.join(OPENAPI, "redocly.yaml")];

/** Lints the OpenAPI files and the workflows as written; every rule of redocly.yaml is an error. */
export const lintSources = (): string[] => {
  const files = [
    ...DOCUMENTS.map(({ name }) => path.join(OPENAPI, `${name}.yaml`)),
    ...globSync("workflows/*.arazzo.yaml", { cwd: OPENAPI }).map((file) => path.join(OPENAPI, file)),
  ];
  const words = complaint(REDOCLY, ["lint", ...files, ...config, "--format=stylish", "--max-problems=500"]);
  return words === undefined ? [] : [words];
};

/** Lints a bundle with the OWASP rules. */
export const lintBundle = (file: string): string[] => {
  const ruleset = path.join(OPENAPI, file.endsWith("operator.json") ? ".spectral-operator.yaml" : ".spectral.yaml");
  const words = complaint(SPECTRAL, ["lint", "--ruleset", ruleset, "--fail-severity", "hint", "--quiet", file]);
  return words === undefined ? [] : [words];
};

/** Bundles one document into `<folder>/<name>.json`; returns that file. */
const bundle = (name: string, folder: string): string => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  must(complaint(REDOCLY, ["bundle", path.join(OPENAPI, `${name}.yaml`), ...config, "--output", file]));
  return file;
};

/** Writes the TypeScript types of a bundle. */
const generateTypes = (source: string, target: string): void => {
  mkdirSync(path.dirname(target), { recursive: true });
  must(complaint(TYPES, [source, target]));
};

/** Bundles the documents and writes what is generated from them. Returns the bundles. */
export const writeContract = (dist = DIST, generated = GENERATED): string[] => {
  const bundles = DOCUMENTS.map(({ name, types }) => {
    const file = bundle(name, dist);
    generateTypes(file, path.join(generated, `${types}.ts`));
    return file;
  });
  generateRateClasses(bundles[0] ?? "", path.join(generated, "rate-classes.ts"));
  return bundles;
};
