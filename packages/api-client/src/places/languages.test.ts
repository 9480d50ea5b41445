import { expect, test } from "vitest";

import { isLanguageCode, languageByCode, languageById, LANGUAGES } from "./languages.ts";

test("the fifteen languages are in the order of their ids (REF-5)", () => {
  expect(LANGUAGES.map(({ code }) => code).join(" ")).toBe("bs bg hr cs en et hu lt lv pl ro sk sl sr uk");
  expect(LANGUAGES.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
});

test.each([
  ["bs", "3. februar 2026.", "1.234,5"],
  ["sr", "3. februar 2026.", "1.234,5"],
  ["en", "3 February 2026", "1,234.5"],
  ["pl", "3 lutego 2026", "1234,5"],
  ["uk", "3 лютого 2026 р.", "1 234,5"],
  ["hu", "2026. február 3.", "1234,5"],
])("%s writes dates and numbers as its readers do", (code, date, number) => {
  const formatLocale = languageByCode(code)?.formatLocale;
  const plain = (text: string) => text.replace(/\s/g, " ");
  const day = new Date(2026, 1, 3);
  const written = new Intl.DateTimeFormat(formatLocale, { day: "numeric", month: "long", year: "numeric" }).format(day);
  expect(plain(written)).toBe(date);
  expect(plain(new Intl.NumberFormat(formatLocale).format(1234.5))).toBe(number);
});

test("only Serbian and Bosnian format by another locale, and Serbian says its script", () => {
  const others = LANGUAGES.filter(({ code, formatLocale }) => formatLocale.split("-")[0] !== code);
  expect(others.map(({ code }) => code)).toEqual(["bs"]);
  expect(languageByCode("sr")?.htmlLang).toBe("sr-Latn");
  expect(languageByCode("bs")?.htmlLang).toBe("bs");
});

test("unknown codes and ids have no language", () => {
  expect(languageById(null)).toBeUndefined();
  expect(languageById(16)).toBeUndefined();
  expect(["de", "EN", "", "toString", "uk"].filter((code) => isLanguageCode(code))).toEqual(["uk"]);
});
