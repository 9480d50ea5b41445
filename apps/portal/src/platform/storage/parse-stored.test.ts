import { expect, test } from "vitest";
import { z } from "zod/mini";
import { parseStored } from "./parse-stored.ts";

const schema = z.object({ count: z.number() });

test("a value of the schema's shape is read", () => {
  expect(parseStored('{"count":3}', schema)).toEqual({ count: 3 });
});

test.each([
  ["nothing", null],
  ["a text that is cut off", '{"count":'],
  ["another shape", '{"count":"3"}'],
  ["null", "null"],
])("%s counts as none", (_name, text) => {
  expect(parseStored(text, schema)).toBeUndefined();
});
