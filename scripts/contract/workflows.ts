import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { operationsOf, readDocument } from "@lucarne/contract/document";
import { OPENAPI } from "./places.ts";

const STEP = /\$sourceDescriptions\.(\w+)\.(\w+)/g;

/** Names of the contracts in workflows. */
const SOURCES: Readonly<Record<string, string>> = { openapi: "portal", operator: "operator" };

/** Workflow steps that name an operation missing from the bundles. No linter checks these names. */
export const unknownSteps = (bundles: readonly string[], folder = path.join(OPENAPI, "workflows")): string[] => {
  const known = new Set(
    bundles.flatMap((file) =>
      Object.values(readDocument(file).paths)
        .flatMap((item) => Object.values(operationsOf(item)))
        .map(({ operationId }) => `${SOURCES[path.parse(file).name]}.${operationId}`),
    ),
  );
  return globSync("*.arazzo.yaml", { cwd: folder }).flatMap((name) =>
    [...readFileSync(path.join(folder, name), "utf8").matchAll(STEP)]
      .filter(([, source, id]) => !known.has(`${source}.${id}`))
      .map(([, source, id]) => `workflows/${name}: there is no ${source}.${id}`),
  );
};
