import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { readContract } from "./operations.ts";

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), "utf8");
const operations = readContract(JSON.parse(read("../../../openapi/dist/openapi.json")));

test("every operation of the contract has its call in the API client", () => {
  const sources = globSync("../../api-client/src/queries/*.ts", { cwd: import.meta.dirname })
    .filter((name) => !name.endsWith(".test.ts"))
    .map(read);
  const called = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/client\.([A-Z]+)\(\s*"([^"]+)"/g)].map(([, method, url]) => `${method} ${url}`),
    ),
  );
  const missing = operations.filter(({ method, path: url }) => !called.has(`${method} ${url}`));
  expect(operations.length).toBeGreaterThan(60);
  expect(missing.map(({ operationId }) => operationId)).toEqual([]);
});
