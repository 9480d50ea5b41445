import { describe, expect, it } from "vitest";

import { en } from "./en.ts";
import { pl } from "./pl.ts";
import { languageOfHeader, textOf } from "./texts.ts";
import { uk } from "./uk.ts";

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([place]) => place).toSorted();

describe("the server's words", () => {
  it.each(Object.entries({ pl, uk }))(
    "%s has the keys and places of English, and words of its own",
    (_language, texts) => {
      expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted());
      for (const [key, text] of Object.entries(en)) expect(places(Object(texts)[key]), key).toEqual(places(text));
      const same = Object.entries(en).filter(
        ([key, text]) => Object(texts)[key] === text && /[a-z]{4}/.test(text.replaceAll(/\{\w+\}/g, "")),
      );
      expect(same).toEqual([]);
    },
  );

  it("are filled with values, never with code", () => {
    expect(textOf("en", "validation.max_length", { limit: 5 })).toBe("Too long: at most 5 characters.");
    expect(textOf("en", "notification.support_reply.text", { title: "$& {points}" })).toBe(
      "Support answered: $& {points}",
    );
    expect(textOf("hu", "validation.required")).toBe("This field is required.");
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
