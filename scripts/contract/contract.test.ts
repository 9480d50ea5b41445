import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { differences } from "./stale.ts";
import { lintBundle } from "./tools.ts";
import { unusedComponents } from "./unused.ts";
import { unknownSteps } from "./workflows.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lucarne-contract-test-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

test("a generated file is stale when it differs, is missing or is left over", () => {
  const files = { "a/same": "1", "b/same": "1", "a/other": "1", "b/other": "2", "a/new": "", "b/old": "" };
  for (const [name, text] of Object.entries(files)) write(name, text);
  expect(differences(path.join(folder, "a"), path.join(folder, "b"))).toEqual(["new", "old", "other"]);
  expect(differences(path.join(folder, "a"), path.join(folder, "none"))).toEqual(["new", "other", "same"]);
});

test("a component without references is reported", () => {
  write("openapi.yaml", "paths:\n  /a:\n    $ref: paths/a.yaml\n");
  write("paths/a.yaml", '$ref: "../components/schemas/Used.yaml"\n');
  write("components/schemas/Used.yaml", "type: string\n");
  write("components/schemas/Idle.yaml", "type: string\n");
  expect(unusedComponents(folder)).toEqual([`${path.join("components", "schemas", "Idle.yaml")} is used nowhere`]);
});

test("a workflow step that names no operation is reported", () => {
  const bundle = write("openapi.json", JSON.stringify({ paths: { "/a": { get: { operationId: "getA" } } } }));
  write(
    "flows/a.arazzo.yaml",
    "operationId: $sourceDescriptions.portal.getA\noperationId: $sourceDescriptions.portal.getB\n",
  );
  expect(unknownSteps([bundle], path.join(folder, "flows"))).toEqual([
    "workflows/a.arazzo.yaml: there is no portal.getB",
  ]);
});

test("a string without a bound is an error", { tags: "long" }, () => {
  type Schema = { type: string; maxLength?: number };
  const answer = (schema: Schema) => ({
    description: "Well.",
    headers: { RateLimit: { schema } },
    content: { "application/json": { schema } },
  });
  const responses = (schema: Schema) =>
    Object.fromEntries(["200", "429", "500"].map((status) => [status, answer(schema)]));
  const document = (schema: Schema) => ({
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    servers: [{ url: "/", description: "production", "x-internal": false }],
    paths: { "/a": { get: { responses: responses(schema) } } },
  });
  const operator = (name: string, schema: Schema): string =>
    write(`${name}/operator.json`, JSON.stringify(document(schema)));
  expect(lintBundle(operator("good", { type: "string", maxLength: 3 })).join("\n")).not.toContain("string-limit");
  expect(lintBundle(operator("bad", { type: "string" })).join("\n")).toContain("string-limit");
});
