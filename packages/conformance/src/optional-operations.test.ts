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

it("the contract has each optional operation", () => {
  const known = readContract(JSON.parse(read("openapi/dist/openapi.json"))).map(({ operationId }) => operationId);
  expect(known).toEqual(expect.arrayContaining(OPTIONAL_PARTS.flatMap(({ operations }) => operations)));
});
