import { readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { describe, expect, it } from "vitest";
import { LOCALES, readTexts } from "./locales.ts";
import type { Texts } from "./locales.ts";

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/u)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The sentences that the glossary gives word for word: language → sentence, one entry for each row of its tables. */
const fixedSentences = (): Texts[] => {
  const rows: Texts[] = [];
  let languages: string[] = [];
  for (const line of readFileSync(path.join(LOCALES, "glossary.md"), "utf8").split("\n")) {
    if (!line.startsWith("|")) languages = [];
    else if (languages.length === 0) languages = cellsOf(line);
    else rows.push(Object.fromEntries(cellsOf(line).map((cell, column) => [languages[column] ?? "", cell])));
  }

  return rows.filter((row) => /[.?!]$/u.test(row["en"] ?? ""));
};

const plain = (text: string): string => text.replaceAll("\u00A0", " ");

describe("the glossary's sentences", () => {
  const sentences = fixedSentences();

  it("are many", () => {
    expect(sentences.length).toBeGreaterThan(50);
  });

  it.each(LANGUAGES.map(({ code }) => [code]))("stand in %s word for word", (code) => {
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
