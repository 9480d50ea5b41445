import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

const contract: { paths: Record<string, Record<string, { operationId: string }>> } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "../../../../openapi/dist/openapi.json"), "utf8"),
);

test("every operation of the contract has its call here", () => {
  const sources = globSync("*.ts", { cwd: import.meta.dirname })
    .filter((name) => !name.endsWith(".test.ts"))
    .map((name) => readFileSync(path.join(import.meta.dirname, name), "utf8"));
  const called = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/client\.([A-Z]+)\(\s*"([^"]+)"/g)].map(([, method, url]) => `${method} ${url}`),
    ),
  );
  const operations = Object.entries(contract.paths).flatMap(([url, item]) =>
    Object.entries(item).map(([method, { operationId }]) => ({ operationId, call: `${method.toUpperCase()} ${url}` })),
  );
  const missing = operations.filter(({ call }) => !called.has(call)).map(({ operationId }) => operationId);
  expect(operations.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});
