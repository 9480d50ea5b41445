import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, describe, expect, test } from "vitest";

import { breakingChanges } from "./breaking.ts";
import { parseDocument, readDocument } from "@lucarne/contract/document";
import { DIST } from "./places.ts";
import { brokenSinceRelease, newestRelease } from "./releases.ts";

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

/** The document with another value at a place, whose steps stand in a row. */
const withValue = (node: unknown, [step, ...rest]: readonly string[], value: unknown): unknown => {
  if (step === undefined) return value;
  const fields = new Map<string, unknown>(Object.entries(node instanceof Object ? node : {}));
  fields.set(step, withValue(fields.get(step), rest, value));
  return Array.isArray(node) ? [...fields.values()] : Object.fromEntries(fields);
};

/** What breaks when a place of the document gets another value; `undefined` removes it. */
const changed = (place: string, value: unknown): string[] => {
  const document = JSON.stringify(withValue(released(), place.split(" "), value));
  return breakingChanges(parseDocument(released()), parseDocument(JSON.parse(document)));
};

const OPERATION = "paths /things post";
const PARAMETERS = `${OPERATION} parameters`;
const WISH = "components schemas Wish";
const THING = "components schemas Thing";
const [PAGE, KEY] = released().paths["/things"].post.parameters;
const anotherParameter = (required: boolean) => ({ name: "q", in: "query", required, schema: text() });

test("no change breaks nothing, recursive schemas included", () => {
  expect(breakingChanges(parseDocument(released()), parseDocument(released()))).toEqual([]);
});

describe("breaks a caller", () => {
  test.each<[name: string, place: string, value: unknown, words: string]>([
    ["an operation is gone", "paths /things", undefined, "POST /things is gone"],
    ["another name", `${OPERATION} operationId`, "addThing", "is called addThing, was createThing"],
    ["a required parameter", PARAMETERS, [PAGE, KEY, anotherParameter(true)], "asks for query q"],
    ["a parameter is gone", PARAMETERS, [PAGE], "takes no header Key any more"],
    ["a lower maximum", `${PARAMETERS} 0 schema maximum`, 9, "query page maximum is 9"],
    ["a new bound", `${WISH} properties name pattern`, "^a", "body.name pattern is ^a"],
    ["a required field", `${WISH} required`, ["name", "colour"], "body may lack colour"],
    ["a field is refused", `${WISH} properties colour`, undefined, "body takes no colour any more"],
    ["a value is refused", `${WISH} properties colour enum`, ["red"], "body.colour blue is not a value"],
    ["another type required", `${WISH} properties name type`, "integer", "body.name may be string"],
    ["JSON is refused", `${OPERATION} requestBody content`, {}, "takes no application/json any more"],
    ["another success", `${OPERATION} responses 201`, undefined, "answers 201 no more"],
    ["a field may be missing", `${THING} required`, ["name"], "answer 201 may lack parts"],
    ["an alternative is refused", `${WISH} properties way oneOf`, [{ type: "integer" }], "body.way may be string"],
    [
      "another type inside a text",
      `${WISH} properties notes contentSchema properties size type`,
      "string",
      "body.notes.text.size may be integer",
    ],
    ["null where there was none", `${THING} properties kind type`, ["string", "null"], "answer 201.kind may be null"],
    ["a third alternative", `${THING} properties place anyOf 2`, { type: "string" }, "answer 201.place may be string"],
  ])("%s", (_, place, value, words) => {
    expect(changed(place, value).join("\n")).toContain(words);
  });

  test("a token where none was required", () => {
    const older = withValue(released(), [...OPERATION.split(" "), "security"], []);
    expect(breakingChanges(parseDocument(older), parseDocument(released()))).toEqual([
      "POST /things: asks for a token",
    ]);
  });
});

describe("is compatible", () => {
  test.each<[name: string, place: string, value: unknown]>([
    ["a new operation", "paths /more", released().paths["/things"]],
    ["optional input", `${WISH} properties size`, text()],
    ["an optional parameter", PARAMETERS, [PAGE, KEY, anotherParameter(false)]],
    ["wider bounds", `${WISH} properties name`, { type: "string", maxLength: 80 }],
    ["more values accepted", `${WISH} properties colour enum`, ["red", "blue", "green"]],
    ["further fields", `${THING} properties size`, { type: "integer" }],
    ["further values", `${THING} properties kind enum`, ["a", "b", "c"]],
    ["null no more", `${THING} properties name`, { type: "string" }],
    ["another error", `${OPERATION} responses 409`, { content: {} }],
  ])("%s", (_, place, value) => {
    expect(changed(place, value)).toEqual([]);
  });
});

describe("the last release", () => {
  const folders: string[] = [];
  const folderWith = (files: Record<string, unknown>): string => {
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
    const gone = withValue(now, ["paths", "/old"], now.paths["/things"]);
    const folder = folderWith({ "1.0.0.json": gone });
    expect(brokenSinceRelease(path.join(folderWith({ "bundle.json": now }), "bundle.json"), folder)).toEqual([
      "breaks release 1.0.0: POST /old is gone",
    ]);
    expect(brokenSinceRelease(path.join(folder, "1.0.0.json"), folder)).toEqual([]);
  });
});

test("the current contract is compatible with itself", () => {
  const contract = readDocument(path.join(DIST, "openapi.json"));
  expect(breakingChanges(contract, contract)).toEqual([]);
});
