import { describe, expect, test } from "vitest";
import { dateText } from "./date-text.ts";
import { weekStart } from "./week-start.ts";

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

test.each([
  ["pl", 1],
  ["en-GB", 1],
  ["en-US", 0],
  ["ar-EG", 6],
  [undefined, 1],
])("the week of %s begins on day %d", (locale, day) => {
  expect(weekStart(locale)).toBe(day);
});
