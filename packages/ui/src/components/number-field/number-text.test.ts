import { describe, expect, it } from "vitest";
import { numberText } from "./number-text.ts";

describe("a number is read as its language writes it", () => {
  it.each([
    ["en", "1,234.5", 1234.5],
    ["en", "1234.5", 1234.5],
    ["en", "1,234", 1234],
    ["en", "2,5", 2.5],
    ["pl", "1 234,5", 1234.5],
    ["pl", "1\u00A0234,5", 1234.5],
    ["pl", "2.5", 2.5],
    ["pl", "2.500", 2.5],
    ["de", "1.234,5", 1234.5],
    ["de", "2.5", 2.5],
    ["de", "2.500", 2500],
    ["de", "0.125", 0.13],
    ["en-IN", "12,34,567", 1_234_567],
    ["sl", "1.234.567", 1_234_567],
    ["de-CH", "1’234.5", 1234.5],
    ["bg", "−7,25", -7.25],
    ["hu", "-7,25", -7.25],
    ["en", "-0", 0],
    ["en", ".5", 0.5],
    ["en", "5.", 5],
  ])("%s: %s", (locale, text, number) => {
    expect(numberText(locale, 2).parse(text)).toBe(number);
  });
});

it.each(["", "   "])("an empty text %j has no number", (text) => {
  expect(numberText("en", 2).parse(text)).toBeNull();
});

it.each(["a", "1a", "1.2.3", "--1", "1e5", "Infinity", ".", "1".repeat(41)])("%s is no number", (text) => {
  expect(numberText("en", 2).parse(text)).toBeUndefined();
});

it.each([
  ["en", "1.234,56"],
  ["de", "1,234.56"],
  ["sl", "1,234.56"],
  ["hr", "1,500.00"],
  ["ro", "1,500.00"],
  ["sl", "12.5.2026"],
  ["sl", "12.05.2026"],
  ["en", "1,2345"],
])("%s: %s is in the notation of another language and is no number", (locale, text) => {
  expect(numberText(locale, 2).parse(text)).toBeUndefined();
});

it("the other sign is the decimal sign before more than three digits that the number may have", () => {
  expect(numberText("de", 4).parse("52.2297")).toBe(52.2297);
});

it("digits after the last decimal are rounded", () => {
  expect(numberText("en", 1).parse("2.25")).toBe(2.3);
  expect(numberText("en", 0).parse("2.4")).toBe(2);
});

it("what is written is read again, in every language of the kit", () => {
  for (const locale of [
    "en",
    "pl",
    "cs",
    "sk",
    "sl",
    "hr",
    "bs",
    "sr-Latn",
    "bg",
    "uk",
    "ro",
    "hu",
    "et",
    "lt",
    "lv",
  ]) {
    const { format, parse } = numberText(locale, 2);
    for (const number of [0, 0.5, -12.25, 1234, 12_345.67, 1_234_567.89]) expect(parse(format(number))).toBe(number);
  }
});

it.each(["ar-EG", "ar", "fa", "mr", "bn", "my-u-nu-latn", "th-u-nu-thai", "he", "de"])(
  "%s: a number is read as it is written, with the digits and signs of the language",
  (locale) => {
    const { format, parse } = numberText(locale, 2);
    for (const number of [-1_234_567.25, 1_234_567, 0, 0.5, 90]) expect(parse(format(number))).toBe(number);
  },
);
