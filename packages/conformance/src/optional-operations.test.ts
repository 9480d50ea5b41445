import { readFileSync } from "node:fs";
import path from "node:path";

import { readContract } from "@lucarne/contract/operations";
import { expect, it } from "vitest";

import { OPTIONAL_PARTS, optionalTable } from "./optional-operations.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** Without the spaces that align the columns of a table. */
const plain = (text: string): string => text.replaceAll(/ +/g, " ").replaceAll(/-+/g, "-");

it("the guide has the table of optional operations", () => {
  expect(plain(read("docs/own-backend.md"))).toContain(plain(optionalTable()));
});

it("the contract gives each optional operation the name of its part, and no other operation", () => {
  const named = readContract(JSON.parse(read("openapi/dist/openapi.json"))).flatMap(({ operationId, capability }) =>
    capability === undefined ? [] : [[operationId, capability]],
  );
  const known = OPTIONAL_PARTS.flatMap(({ capability, operations }) => operations.map((id) => [id, capability]));
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(known));
});
