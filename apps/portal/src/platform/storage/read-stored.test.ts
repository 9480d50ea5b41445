import { expect, test } from "vitest";
import { z } from "zod/mini";
import { readStored } from "./read-stored.ts";
import { memoryStore } from "./storage.ts";

const schema = z.object({ count: z.number() });

const stored = (text?: string) => {
  const store = memoryStore();
  if (text !== undefined) store.setItem("key", text);

  return readStored(store, "key", schema);
};

test("a value of the schema's shape is read", () => {
  expect(stored('{"count":3}')).toEqual({ count: 3 });
});

test.each([
  ["nothing", undefined],
  ["a text that is cut off", '{"count":'],
  ["another shape", '{"count":"3"}'],
  ["null", "null"],
])("%s counts as none", (_name, text) => {
  expect(stored(text)).toBeUndefined();
});
