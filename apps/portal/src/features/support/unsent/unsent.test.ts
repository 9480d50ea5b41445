import { expect, test } from "vitest";
import { EMPTY_DRAFT, readDraft, withoutUnsent, withUnsent, writeDraft } from "./unsent.ts";

test("a draft is stored with its unsent messages and read again", () => {
  const draft = { ...withUnsent(EMPTY_DRAFT, { key: "1", text: "Hello" }), text: "And" };
  expect(readDraft(writeDraft(draft) ?? null)).toEqual(draft);
});

test("sending empties the field and keeps the message", () => {
  expect(withUnsent({ text: "Hello", unsent: [] }, { key: "1", text: "Hello" })).toEqual({
    text: "",
    unsent: [{ key: "1", text: "Hello" }],
  });
});

test("an accepted message goes, the others and the field stay", () => {
  const draft = {
    text: "More",
    unsent: [
      { key: "1", text: "a" },
      { key: "2", text: "b" },
    ],
  };
  expect(withoutUnsent(draft, "1")).toEqual({ text: "More", unsent: [{ key: "2", text: "b" }] });
});

test("an empty draft is not stored", () => {
  expect(writeDraft(EMPTY_DRAFT)).toBeUndefined();
});

test.each([null, "", "{", '{"text":1}', '{"text":"a","unsent":"b"}'])("%j counts as no draft", (stored) => {
  expect(readDraft(stored)).toEqual(EMPTY_DRAFT);
});
