import { readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { LOCALES, readTexts } from "./locales.ts";
import type { Texts } from "../../../../scripts/locales/files.ts";

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/u)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Every row of the glossary's tables: head of the column → cell. */
const rows = (): Texts[] => {
  const found: Texts[] = [];
  let heads: string[] = [];
  for (const line of readFileSync(path.join(LOCALES, "../glossary.md"), "utf8").split("\n")) {
    if (!line.startsWith("|")) heads = [];
    else if (heads.length === 0) heads = cellsOf(line);
    else found.push(Object.fromEntries(cellsOf(line).map((cell, column) => [heads[column] ?? "", cell])));
  }

  return found;
};

const plain = (text: string): string => text.replaceAll("\u00A0", " ");

describe("the glossary's sentences", () => {
  const sentences = rows().filter((row) => /[.?!]$/u.test(row["en"] ?? ""));

  it("are many", () => {
    expect(sentences.length).toBeGreaterThan(50);
  });

  it.each(LANGUAGES.map(({ code }) => [code]))("are in %s word for word", (code) => {
    const english = readTexts("en");
    const texts = readTexts(code);
    const other = sentences.flatMap((sentence) =>
      Object.keys(english)
        .filter((id) => english[id] === sentence["en"] && texts[id] && plain(texts[id]) !== plain(sentence[code] ?? ""))
        .map((id) => `${id}: “${texts[id]}” where the glossary has “${sentence[code]}”`),
    );
    expect(other).toEqual([]);
  });
});

describe("the glossary's numbers", () => {
  const AMOUNTS = ["0", "1", "2", "3", "4", "5", "11", "12", "21", "22", "25", "101", "1.5"];
  const tables = new Map(rows().flatMap((row) => (row["categories"] ? [[row["lang"] ?? "", row] as const] : [])));

  it.each(LANGUAGES.map(({ code, formatLocale }) => [code, formatLocale]))(
    "of points and products come out in %s",
    (code, formatLocale) => {
      const texts = readTexts(code);
      const intl = createIntl({ locale: formatLocale, messages: texts });
      const counted = AMOUNTS.map((amount) => {
        const points = intl.formatMessage({ id: "points.amount" }, { points: Number(amount) });
        if (amount === "1.5") return plain(points);
        const products = intl.formatMessage({ id: "cart.products" }, { count: Number(amount) });

        return plain(`${points}, ${products.replace(/^\S+\s/u, "")}`);
      });
      expect(counted).toEqual(AMOUNTS.map((amount) => tables.get(code)?.[amount]));
    },
  );
});
