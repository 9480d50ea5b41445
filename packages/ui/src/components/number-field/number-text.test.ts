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
    ["pl", "1.500.000", 1_500_000],
    ["pl", "1500.250", 1500.25],
    ["pl", "0.125", 0.13],
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

/** Their thousands have a space between them. */
const SPACED = ["bg", "cs", "et", "hu", "lt", "lv", "pl", "sk", "uk"];

describe.each(SPACED)("%s: three digits after a point, which the language does not have", (locale) => {
  it("are thousands where numbers are whole", () => {
    expect(numberText(locale, 0).parse("1.500")).toBe(1500);
    expect(numberText(locale, 0).parse("-12.500")).toBe(-12_500);
  });

  it.each([1, 2])("may be thousands or decimals where numbers have %i decimals, and are no number", (decimals) => {
    expect(numberText(locale, decimals).parse("12.500")).toBeUndefined();
  });

  it("are decimals where numbers have three", () => {
    expect(numberText(locale, 3).parse("12.500")).toBe(12.5);
  });
});

it("three digits after a comma in Swiss German, which has no comma, are read in the same way", () => {
  expect(numberText("de-CH", 0).parse("1,500")).toBe(1500);
  expect(numberText("de-CH", 2).parse("1,500")).toBeUndefined();
});

it.each([
  ["pl", "1,500"],
  ["pl", "0,500"],
  ["pl", "1500.250"],
  ["en", "1.500"],
  ["de", "1,500"],
])("%s: %s in a field of whole numbers is no number, because its three digits may be thousands", (locale, text) => {
  expect(numberText(locale, 0).parse(text)).toBeUndefined();
});

it("three digits after the language's own decimal sign are decimals where numbers have some", () => {
  expect(numberText("pl", 2).parse("12,500")).toBe(12.5);
  expect(numberText("en", 2).parse("12.345")).toBe(12.35);
});

it("more than three digits before a sign of thousands are no number", () => {
  expect(numberText("en", 0).parse("1234,567")).toBeUndefined();
});

it.each([
  ["pl", "zł", "12 zł", 12],
  ["pl", "zł", "1\u00A0234,50\u00A0zł", 1234.5],
  ["en", "€", "€4.50", 4.5],
  ["en", "°", "-45°", -45],
  ["en", "m2", "12 m2", 12],
])("%s: a number with the unit %s, %j, is read without it", (locale, unit, text, number) => {
  expect(numberText(locale, 2, 0, unit).parse(text)).toBe(number);
});

it("another unit than that of the field is no number", () => {
  expect(numberText("en", 2, 0, "m").parse("12 cm")).toBeUndefined();
  expect(numberText("en", 2).parse("12 zł")).toBeUndefined();
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
