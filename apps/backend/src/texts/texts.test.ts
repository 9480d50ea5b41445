import { LANGUAGES } from "@lucarne/api-client/languages";
import { describe, expect, it } from "vitest";

import { readPart } from "./locales.ts";
import { isTextKey, languageOfHeader, textOf } from "./texts.ts";

describe("the server's texts", () => {
  it.each(LANGUAGES)(
    "in $code end no sentence with the full stop of a date and a second one",
    ({ code, formatLocale }) => {
      const format = new Intl.DateTimeFormat(formatLocale, { dateStyle: "long", timeZone: "UTC" });
      const date = format.format(new Date("2026-11-23T12:00:00Z"));
      for (const key of Object.keys(readPart("server").get(code) ?? {}).filter(isTextKey))
        expect(textOf(code, key, { date }), key).not.toContain("..");
    },
  );

  it("are filled with values, never with code", () => {
    expect(textOf("en", "validation.max_length", { limit: 5 })).toBe("Too long. Maximum characters: 5.");
    expect(textOf("en", "notification.support_reply.text", { title: "$& {points} <b>'{" })).toBe(
      "Support has replied: $& {points} <b>'{",
    );
  });

  it("show the name of an argument that has no value, and zero as a value", () => {
    expect(textOf("en", "notification.support_reply.text")).toBe("Support has replied: {title}");
    expect(textOf("en", "problem.insufficient_stock", { left: 0 })).toContain("0");
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
