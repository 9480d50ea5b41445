import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, describe, expect, test } from "vitest";

import { breakingChanges } from "./breaking.mjs";
import { DIST } from "./places.ts";
import { brokenSinceRelease, newestRelease } from "./releases.mjs";

const text = () => ({ type: "string", maxLength: 60 });

const released = () => ({
  security: [{ bearerAuth: [] }],
  paths: {
    "/things": {
      post: {
        operationId: "createThing",
        parameters: [
          { name: "page", in: "query", schema: { type: "integer", minimum: 1, maximum: 10 } },
          { $ref: "#/components/parameters/Key" },
        ],
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Wish" } } },
        },
        responses: {
          201: { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } },
          422: { content: {} },
        },
      },
    },
  },
  components: {
    parameters: { Key: { name: "Key", in: "header", schema: text() } },
    schemas: {
      Wish: {
        type: "object",
        required: ["name"],
        properties: {
          name: text(),
          colour: { type: "string", enum: ["red", "blue"] },
          way: { oneOf: [{ type: "integer" }, { type: "string" }] },
          notes: { type: "string", contentSchema: { type: "object", properties: { size: { type: "integer" } } } },
        },
        unevaluatedProperties: false,
      },
      Thing: {
        type: "object",
        required: ["name", "parts"],
        properties: {
          name: { type: ["string", "null"] },
          kind: { type: "string", enum: ["a", "b"] },
          parts: { type: "array", items: { $ref: "#/components/schemas/Thing" } },
          place: { anyOf: [{ $ref: "#/components/schemas/Wish" }, { type: "null" }] },
        },
      },
    },
  },
});

const changed = (change) => {
  const document = released();
  const operation = document.paths["/things"].post;
  change({ document, operation, ...document.components.schemas });
  return breakingChanges(released(), document);
};

test("no change breaks nothing, recursive schemas included", () => {
  expect(breakingChanges(released(), released())).toEqual([]);
});

describe("breaks a caller", () => {
  test.each([
    ["an operation is gone", ({ document }) => delete document.paths["/things"], "POST /things is gone"],
    ["another name", ({ operation }) => (operation.operationId = "addThing"), "is called addThing, was createThing"],
    [
      "a required parameter",
      ({ operation }) => operation.parameters.push({ name: "q", in: "query", required: true, schema: text() }),
      "asks for query q",
    ],
    ["a parameter is gone", ({ operation }) => operation.parameters.pop(), "takes no header Key any more"],
    ["a lower maximum", ({ operation }) => (operation.parameters[0].schema.maximum = 9), "query page maximum is 9"],
    ["a new bound", ({ Wish }) => (Wish.properties.name.pattern = "^a"), "body.name pattern is ^a"],
    ["a required field", ({ Wish }) => Wish.required.push("colour"), "body may lack colour"],
    ["a field is refused", ({ Wish }) => delete Wish.properties.colour, "body takes no colour any more"],
    ["a value is refused", ({ Wish }) => Wish.properties.colour.enum.pop(), "body.colour blue is not a value"],
    ["another type required", ({ Wish }) => (Wish.properties.name.type = "integer"), "body.name may be string"],
    ["JSON is refused", ({ operation }) => (operation.requestBody.content = {}), "takes no application/json any more"],
    ["another success", ({ operation }) => delete operation.responses[201], "answers 201 no more"],
    ["a field may be missing", ({ Thing }) => Thing.required.pop(), "answer 201 may lack parts"],
    ["an alternative is refused", ({ Wish }) => Wish.properties.way.oneOf.pop(), "body.way may be string"],
    [
      "another type inside a text",
      ({ Wish }) => (Wish.properties.notes.contentSchema.properties.size.type = "string"),
      "body.notes.text.size may be integer",
    ],
    [
      "null where there was none",
      ({ Thing }) => (Thing.properties.kind.type = ["string", "null"]),
      "answer 201.kind may be null",
    ],
    [
      "a third alternative",
      ({ Thing }) => Thing.properties.place.anyOf.push({ type: "string" }),
      "answer 201.place may be string",
    ],
  ])("%s", (_, change, words) => {
    expect(changed(change).join("\n")).toContain(words);
  });

  test("a token where none was required", () => {
    const older = released();
    older.paths["/things"].post.security = [];
    expect(breakingChanges(older, released())).toEqual(["POST /things: asks for a token"]);
  });
});

describe("is compatible", () => {
  test.each([
    ["a new operation", ({ document }) => (document.paths["/more"] = document.paths["/things"])],
    ["optional input", ({ Wish }) => (Wish.properties.size = text())],
    ["an optional parameter", ({ operation }) => operation.parameters.push({ name: "q", in: "query", schema: text() })],
    ["wider bounds", ({ Wish }) => (Wish.properties.name = { type: "string", maxLength: 80 })],
    ["more values accepted", ({ Wish }) => Wish.properties.colour.enum.push("green")],
    ["further fields", ({ Thing }) => (Thing.properties.size = { type: "integer" })],
    ["further values", ({ Thing }) => Thing.properties.kind.enum.push("c")],
    ["null no more", ({ Thing }) => (Thing.properties.name = { type: "string" })],
    ["another error", ({ operation }) => (operation.responses[409] = { content: {} })],
  ])("%s", (_, change) => {
    expect(changed(change)).toEqual([]);
  });
});

describe("the last release", () => {
  const folders = [];
  const folderWith = (files) => {
    const folder = mkdtempSync(path.join(tmpdir(), "lucarne-releases-"));
    folders.push(folder);
    for (const [name, value] of Object.entries(files)) writeFileSync(path.join(folder, name), JSON.stringify(value));
    return folder;
  };
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  test("is the newest by version", () => {
    expect(newestRelease(folderWith({ "0.9.0.json": {}, "0.10.0.json": {}, "notes.txt": "" }))).toBe("0.10.0.json");
    expect(newestRelease(path.join(tmpdir(), "no-such-folder"))).toBeUndefined();
  });

  test("breaks when one of its operations is gone, and is compatible with itself", () => {
    const now = released();
    const gone = released();
    gone.paths["/old"] = now.paths["/things"];
    const folder = folderWith({ "1.0.0.json": gone });
    expect(brokenSinceRelease(path.join(folderWith({ "bundle.json": now }), "bundle.json"), folder)).toEqual([
      "breaks release 1.0.0: POST /old is gone",
    ]);
    expect(brokenSinceRelease(path.join(folder, "1.0.0.json"), folder)).toEqual([]);
  });
});

test("the current contract is compatible with itself", async () => {
  const { default: contract } = await import(path.join(DIST, "openapi.json"), { with: { type: "json" } });
  expect(breakingChanges(contract, contract)).toEqual([]);
});
