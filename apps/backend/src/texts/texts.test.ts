import { LANGUAGES } from "@lucarne/api-client/languages";
import { withNoBreakSpaces } from "@lucarne/api-client/no-break-spaces";
import { typographyFaults } from "@lucarne/api-client/testing/typography";
import { describe, expect, it } from "vitest";

import { en } from "./en.ts";
import { isTextKey, languageOfHeader, textOf, TEXTS } from "./texts.ts";

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([place]) => place).toSorted();

describe("the server's words", () => {
  it.each(Object.entries(TEXTS))("in %s have the keys and places of English and are well typed", (language, texts) => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted());
    const faults = Object.entries(texts).flatMap(([key, text]) => {
      const english = isTextKey(key) ? en[key] : "";
      const found = typographyFaults(language, withNoBreakSpaces(language, text), english);
      if (places(text).join() !== places(english).join()) found.push(`has the places ${places(text).join()}`);
      return found.map((fault) => `${key} ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it.each(LANGUAGES)("in $code end no sentence with the full stop of a date and one more", (language) => {
    const format = new Intl.DateTimeFormat(language.formatLocale, { dateStyle: "long", timeZone: "UTC" });
    const date = format.format(new Date("2026-11-23T12:00:00Z"));
    for (const [key, text] of Object.entries(TEXTS[language.code]))
      expect(text.replaceAll("{date}", date), key).not.toContain("..");
  });

  it("are filled with values, never with code", () => {
    expect(textOf("en", "validation.max_length", { limit: 5 })).toBe("Too long: at most 5 characters.");
    expect(textOf("en", "notification.support_reply.text", { title: "$& {points}" })).toBe(
      "Support answered: $& {points}",
    );
  });
});

describe("the language of an answer", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["*", "en"],
    ["sr-Latn-RS", "sr"],
    ["pt-BR,bg;q=0.2", "bg"],
    ["en;q=0.1,lv;q=0.9", "lv"],
    ["pl;q=0, hr", "hr"],
    [`${"x".repeat(5000)},pl`, "en"],
  ])("of %s is %s", (header, language) => {
    expect(languageOfHeader(header)).toBe(language);
  });
});
