import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dateText } from "./date-text.ts";
import { weekStart } from "./week-start.ts";

const KIT_LANGUAGES = ["bg", "bs", "cs", "en", "et", "hr", "hu", "lt", "lv", "pl", "ro", "sk", "sl", "sr-Latn", "uk"];

/** With every kind of space as a usual one. */
const plain = (text: string) => text.replaceAll(/\s/g, " ");

describe("a day in digits has the order and the separators of the language", () => {
  test.each([
    ["en-GB", "05/03/2026", "DD/MM/YYYY"],
    ["en-US", "03/05/2026", "MM/DD/YYYY"],
    ["pl", "05.03.2026", "DD.MM.RRRR"],
    ["cs", "05. 03. 2026", "DD. MM. RRRR"],
    ["sk", "05. 03. 2026", "DD. MM. RRRR"],
    ["sl", "05. 03. 2026", "DD. MM. LLLL"],
    ["hr", "05. 03. 2026.", "DD. MM. GGGG."],
    ["sr-Latn", "05.03.2026.", "DD.MM.GGGG."],
    ["sr-Latn-BA", "05.03.2026.", "DD.MM.GGGG."],
    ["bg", "05.03.2026 г.", "ДД.ММ.ГГГГ г."],
    ["uk", "05.03.2026", "ДД.ММ.РРРР"],
    ["ro", "05.03.2026", "ZZ.LL.AAAA"],
    ["hu", "2026. 03. 05.", "ÉÉÉÉ. HH. NN."],
    ["et", "05.03.2026", "PP.KK.AAAA"],
    ["lt", "2026-03-05", "MMMM-MM-DD"],
    ["lv", "05.03.2026", "DD.MM.GGGG"],
  ])("%s: %s", (locale, text, pattern) => {
    const days = dateText(locale);
    expect(plain(days.format("2026-03-05"))).toBe(text);
    expect(plain(days.pattern)).toBe(pattern);
    expect(days.parse(text)).toBe("2026-03-05");
  });
});

describe("a typed text", () => {
  test.each([
    ["pl", "5.3.2026", "2026-03-05"],
    ["pl", "5/3/26", "2026-03-05"],
    ["pl", "5 3 2026", "2026-03-05"],
    ["ar", "٥/٣/٢٠٢٦", "2026-03-05"],
    ["ar", "٠٥٠٣٢٠٢٦", "2026-03-05"],
    ["fa", "۲۰۲۶/۳/۵", "2026-03-05"],
    ["hi", "५/३/२०२६", "2026-03-05"],
    ["pl", "05032026", "2026-03-05"],
    ["hu", "20260305", "2026-03-05"],
    ["en-US", "3/5/2026", "2026-03-05"],
    ["pl", "2026-03-05", "2026-03-05"],
    ["pl", "29.2.2028", "2028-02-29"],
    ["pl", "29.2.2026", ""],
    ["pl", "31.4.2026", ""],
    ["pl", "0.3.2026", ""],
    ["pl", "5.13.2026", ""],
    ["pl", "5.3.0026", ""],
    ["pl", "5.3", ""],
    ["pl", "5.3.2026.1", ""],
    ["pl", "5.3.202", ""],
    ["pl", "jutro", ""],
    ["pl", "", ""],
  ])("%s: %j is %j", (locale, typed, day) => {
    expect(dateText(locale).parse(typed)).toBe(day);
  });
});

describe("a year of two digits, in 2026", () => {
  beforeEach(() => vi.setSystemTime("2026-11-30T12:00:00Z"));
  afterEach(() => vi.useRealTimers());

  test.each(KIT_LANGUAGES)("%s: is at most 20 years ahead, else of the century before", (locale) => {
    const { format, parse } = dateText(locale);
    const typed = (day: string) => parse(format(day).replace(/\d\d(\d\d)/, "$1"));
    expect(typed("2026-03-05")).toBe("2026-03-05");
    expect(typed("2046-12-31")).toBe("2046-12-31");
    expect(typed("1947-01-01")).toBe("1947-01-01");
    expect(typed("1975-03-05")).toBe("1975-03-05");
  });

  test.each([
    ["is before max", "5.3.26", { max: "2026-03-05" }, "2026-03-05"],
    ["would be after max: is of the century before", "6.3.26", { max: "2026-03-05" }, "1926-03-06"],
    [
      "would be after max, also where it is before min then",
      "6.3.26",
      { min: "2000-01-01", max: "2026-03-05" },
      "2026-03-06",
    ],
    [
      "would be before min: is of the next century that max allows",
      "5.3.75",
      { min: "2026-01-01", max: "2080-12-31" },
      "2075-03-05",
    ],
    ["is before min, without max", "5.3.26", { min: "2026-11-30" }, "2026-03-05"],
    ["is before min, and max allows no other", "5.3.26", { min: "2026-11-30", max: "2027-05-31" }, "2026-03-05"],
    ["is the 29th of February, which the other century lacks", "29.2.00", { max: "1999-12-31" }, "2000-02-29"],
  ])("%s", (_, typed, limits, day) => {
    expect(dateText("pl").parse(typed, limits)).toBe(day);
  });

  test("a year of four digits is taken as it is, whatever the limits", () => {
    expect(dateText("pl").parse("5.3.2075", { max: "2026-11-30" })).toBe("2075-03-05");
  });
});

describe("the first day of the week", () => {
  const languages = [
    ...KIT_LANGUAGES.map((locale) => [locale, locale === "en" ? 0 : 1] as const),
    ["en-GB", 1],
    ["en-US", 0],
    ["ar-EG", 6],
    ["pt-PT", 0],
    ["dv", 5],
    ["es-419", 1],
    [undefined, 1],
  ] as const;

  test.each(languages)("in %s is day %d", (locale, day) => {
    expect(weekStart(locale)).toBe(day);
  });

  test.each(languages)("in a browser that does not know weeks, in %s is day %d", (locale, day) => {
    class LocaleWithoutWeek extends Intl.Locale {
      readonly getWeekInfo = undefined;
      readonly weekInfo = undefined;
    }
    vi.stubGlobal("Intl", Object.create(Intl, { Locale: { value: LocaleWithoutWeek } }));
    try {
      expect(weekStart(locale)).toBe(day);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
