import { describe, expect, it } from "vitest";
import { trimInvisible } from "./visible-text.ts";

describe("a text", () => {
  it.each([
    ["tags", "\u{E0041}\u{E0042}"],
    ["a grapheme joiner", "\u034F"],
    ["variation selectors", "\uFE0F\u{E0100}"],
    ["Hangul fillers and white space", " \u3164\u115F\n"],
  ])("of %s is empty", (_name, text) => {
    expect(trimInvisible(text)).toBe("");
  });

  it.each(["❤️", "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"])(
    "keeps the invisible parts of a visible character: %s",
    (text) => {
      expect(trimInvisible(text)).toBe(text);
    },
  );

  it("loses white space and format characters at its ends", () => {
    expect(trimInvisible("\u200B\u00A0a b\u2060 ")).toBe("a b");
  });
});
