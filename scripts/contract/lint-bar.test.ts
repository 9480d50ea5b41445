import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { OPENAPI } from "./places.ts";

const REDOCLY = fileURLToPath(import.meta.resolve("@redocly/cli/bin/cli.js"));

/** A document with one error of each kind. */
const BROKEN = {
  openapi: "3.1.0",
  info: { title: "Broken", version: "1", license: { name: "MIT", identifier: "MIT" } },
  servers: [{ url: "/api" }],
  tags: [{ name: "Things", description: "Things." }],
  security: [{ bearerAuth: [] }],
  "x-rate-classes": { RIdle: { scope: "ip", limits: [{ max: 1, seconds: 60 }], description: "Nothing." } },
  paths: {
    "/things": {
      post: {
        operationId: "create_thing",
        tags: ["Things"],
        summary: "Create",
        security: [],
        "x-rate-class": "RUnheardOf",
        "x-idempotency": "key",
        requestBody: {
          content: {
            "application/json": {
              schema: { type: "object", properties: { name: { type: "string", maxLength: 3, examples: ["long"] } } },
              examples: { one: { value: { name: 1 } } },
            },
          },
        },
        responses: { 200: { description: "Well.", content: { "application/json": { schema: { type: "object" } } } } },
      },
    },
  },
  components: { securitySchemes: { bearerAuth: { type: "http", scheme: "bearer" } } },
};

let folder: string;
let words: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lucarne-lint-bar-"));
  cpSync(path.join(OPENAPI, "redocly.yaml"), path.join(folder, "redocly.yaml"));
  cpSync(path.join(OPENAPI, "lint"), path.join(folder, "lint"), { recursive: true });
  writeFileSync(path.join(folder, "openapi.yaml"), JSON.stringify(BROKEN));
  const run = spawnSync(
    process.execPath,
    [REDOCLY, "lint", "openapi.yaml", "--config", "redocly.yaml", "--format=stylish", "--max-problems=200"],
    { cwd: folder, encoding: "utf8", env: { ...process.env, REDOCLY_TELEMETRY: "off", NO_COLOR: "1" } },
  );
  words = `exit ${run.status}\n${run.stdout}${run.stderr}`;
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe("the lint rules find", () => {
  test.each([
    ["faults at all", "exit 1"],
    ["an id that is not camelCase", "house/camel-case-ids"],
    ["a body whose refusal is left out", "The answer 422 is missing"],
    ["a body without an example", "house/examples-everywhere"],
    ["a key without its header", "x-idempotency: key goes with the Idempotency-Key header"],
    ["an operation that is public by mistake", "create_thing is public, the list says token"],
    ["a listed operation that is not there", "Listed as public but not there"],
    ["an unknown rate class", "Unknown rate class RUnheardOf"],
    ["a rate class without an operation", "Rate classes without an operation: RIdle"],
    ["an example of the wrong type", "no-invalid-media-type-examples"],
    ["an example beyond its bounds", "no-invalid-schema-examples"],
    ["no description", "operation-description"],
  ])("%s", (_, fault) => {
    expect(words).toContain(fault);
  });
});
