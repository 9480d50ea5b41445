import { isObject } from "@lucarne/api-client/is-object";
import fc from "fast-check";

import type { JsonSchema } from "@lucarne/contract/documented";

/** Part of hostile texts: a refusal that contains it has echoed the value. */
export const MARK = "zq7xw";

const LONG = 20_000;

/** Unexpected values: wrong types, huge values, null bytes, unusual letters, code in other languages. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  [[[[[[[[]]]]]]]],
  "",
  " ",
  `${MARK}\u0000`,
  `${MARK}\ud800`,
  `${MARK}\u202e\u200b\ufeff`,
  `${MARK}𝒳👩‍👩‍👧‍👦`,
  `${MARK}'; drop table app_user; --`,
  `${MARK}' or '1'='1`,
  `${MARK}%' union select token from session --`,
  `<script>alert("${MARK}")</script>`,
  `<img src=x onerror=${MARK}>`,
  `${MARK}\${7*7}{{7*7}}`,
  `../../../../etc/passwd%00${MARK}`,
  `${MARK}\r\nSet-Cookie: a=b`,
  "__proto__",
  { __proto__: { admin: true }, constructor: { prototype: { admin: true } } },
  MARK.repeat(LONG / MARK.length),
  "9".repeat(400),
  "NaN",
  "1e999",
  '{"a":',
  "2026-02-30",
  "0000-00-00T99:99:99Z",
  "00000000-0000-0000-0000-000000000000",
  "javascript:alert(1)",
];

export const hostile = (): fc.Arbitrary<unknown> => fc.constantFrom(...HOSTILE);

const number = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const asSchema = (value: unknown): JsonSchema => (isObject(value) ? value : {});
const list = (value: unknown): JsonSchema[] => (isList(value) ? value.map(asSchema) : []);

/** Lengths at and inside both bounds. */
const lengths = (from: number, to: number): fc.Arbitrary<number> =>
  fc.oneof(fc.constantFrom(from, to), fc.integer({ min: from, max: Math.min(to, from + 30) }));

const LETTERS = ["a", "Z", "ż", "Ж", "é", "1", " ", "-", "'", "<", "&", '"', "中", "😀"];

const pools = new Map<string, string[]>();

/** Texts that match a pattern: a few for all requests, because they are slow to generate. */
const matchesOf = (pattern: string): string[] => {
  const known = pools.get(pattern);
  if (known) return known;
  const pool = fc.sample(fc.stringMatching(new RegExp(pattern, "u")), { numRuns: 24, seed: 1 });
  pools.set(pattern, pool);
  return pool;
};

const textArbitrary = (schema: JsonSchema): fc.Arbitrary<string> => {
  if (schema["contentSchema"] !== undefined)
    return schemaArbitrary(asSchema(schema["contentSchema"])).map((value) => JSON.stringify(value));
  const from = number(schema["minLength"], 0);
  const to = Math.min(number(schema["maxLength"], 100), 6_000);
  switch (schema["format"]) {
    case "uuid":
      return fc.uuid();
    case "email":
      return fc.integer({ min: 1, max: 1e9 }).map((n) => `person${n}@random.example`);
    case "date":
      return fc
        .date({ noInvalidDate: true, min: new Date("2020-01-01"), max: new Date("2030-01-01") })
        .map((at) => at.toISOString().slice(0, 10));
    case "date-time":
      return fc
        .date({ noInvalidDate: true, min: new Date("2020-01-01"), max: new Date("2030-01-01") })
        .map((at) => at.toISOString());
    case "uri":
      return fc.webUrl();
  }
  if (typeof schema["pattern"] === "string") {
    const fitting = matchesOf(schema["pattern"]).filter((text) => text.length >= from && text.length <= to);
    return fc.constantFrom(...(fitting.length > 0 ? fitting : [""]));
  }
  return lengths(from, to).chain((length) =>
    fc.string({ unit: fc.constantFrom(...LETTERS), minLength: length, maxLength: length }),
  );
};

const integerArbitrary = (schema: JsonSchema): fc.Arbitrary<number> => {
  const [min, max] = [number(schema["minimum"], 0), number(schema["maximum"], 2 ** 31 - 1)];
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max: Math.min(max, min + 50) }));
};

const objectArbitrary = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const properties = Object.entries(asSchema(schema["properties"] ?? {}));
  const required = new Set(Array.isArray(schema["required"]) ? schema["required"].map(String) : []);
  return fc.record(Object.fromEntries(properties.map(([name, inner]) => [name, schemaArbitrary(asSchema(inner))])), {
    requiredKeys: properties.map(([name]) => name).filter((name) => required.has(name)),
  });
};

/** Values that a schema allows, including its bounds. Conditional requirements are met only by chance. */
export const schemaArbitrary = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if ("const" in schema) return fc.constant(schema["const"]);
  if (isList(schema["enum"])) return fc.constantFrom(...schema["enum"]);
  const choices = [...list(schema["oneOf"]), ...(schema["properties"] ? [] : list(schema["anyOf"]))];
  if (choices.length > 0) return fc.oneof(...choices.map(schemaArbitrary));
  const all = list(schema["allOf"]).filter((part) => part["properties"] !== undefined);
  if (all.length > 0)
    return fc
      .tuple(...[{ ...schema, allOf: [] }, ...all].map(objectArbitrary))
      .map((parts): unknown => Object.assign({}, ...parts));
  const types = [schema["type"]].flat();
  const kinds = types.map((type): fc.Arbitrary<unknown> => {
    switch (type) {
      case "string":
        return textArbitrary(schema);
      case "integer":
      case "number":
        return integerArbitrary(schema);
      case "boolean":
        return fc.boolean();
      case "null":
        return fc.constant(null);
      case "array":
        return fc.array(schemaArbitrary(asSchema(schema["items"] ?? {})), {
          minLength: number(schema["minItems"], 0),
          maxLength: Math.min(number(schema["maxItems"], 5), 5 + number(schema["minItems"], 0)),
        });
      case "object":
        return objectArbitrary(schema);
      default:
        return hostile();
    }
  });
  return fc.oneof(...kinds);
};

type Change = (value: unknown) => fc.Arbitrary<unknown>;

/** A valid value with one fault: a hostile, missing or unknown field on any level. */
export const spoilt: Change = (value) => {
  if (isList(value) && value.length > 0)
    return fc.oneof(
      hostile(),
      spoilt(value[0]).map((first) => [first, ...value.slice(1)]),
      fc.constant(Array.from({ length: 500 }, () => value[0])),
    );
  if (!isObject(value)) return hostile();
  const names = Object.keys(value);
  const extra = fc
    .tuple(
      fc.constantFrom("role", "active", "points", "company_points", "verified_email_at", "price", "status", "x"),
      hostile(),
    )
    .map(([name, inner]) => ({ ...value, [name]: inner }));
  if (names.length === 0) return fc.oneof(hostile(), extra);
  const changed = fc
    .constantFrom(...names)
    .chain((name) => spoilt(value[name]).map((inner) => ({ ...value, [name]: inner })));
  const lost = fc
    .constantFrom(...names)
    .map((name) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)));
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 2, arbitrary: lost },
    { weight: 2, arbitrary: extra },
    hostile(),
  );
};
