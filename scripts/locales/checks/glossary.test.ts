import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { LOCALES, readTexts } from "../files.ts";
import { PARTS } from "../parts.ts";

const plain = (text: string): string =>
  text
    .replaceAll("\u00A0", " ")
    .replaceAll(/\{(\w+),[^{}]*\}/gu, "{$1}")
    .trim();

/** The rows of section 3 of the glossary: a key and the sentence in each language. */
const fixedSentences = (): { key: string; sentences: Map<string, string> }[] => {
  const lines = readFileSync(path.join(LOCALES, "glossary.md"), "utf8").split("\n");
  const section = lines.slice(
    lines.findIndex((line) => line.startsWith("## 3. ")),
    lines.findIndex((line) => line.startsWith("## 4. ")),
  );
  let languages: string[] = [];

  return section
    .filter((line) => line.startsWith("|"))
    .flatMap((line) => {
      const [key = "", ...cells] = line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim());
      if (key === "key") {
        languages = cells;
        return [];
      }
      if (/^-+$/u.test(key)) return [];

      return [{ key, sentences: new Map(languages.map((language, at) => [language, cells[at] ?? ""])) }];
    });
};

it("every fixed sentence of the glossary is a message, in each language", () => {
  const rows = fixedSentences();
  expect(rows.length).toBeGreaterThan(50);
  const languages = [...(rows[0]?.sentences.keys() ?? [])];
  const messages = new Map(
    languages.map((language) => [
      language,
      new Set(PARTS.flatMap(({ name }) => Object.values(readTexts(name, language)).map(plain))),
    ]),
  );
  const strangers = rows.flatMap(({ key, sentences }) =>
    [...sentences]
      .filter(([language, sentence]) => sentence.split(" · ").some((one) => !messages.get(language)?.has(plain(one))))
      .map(([language, sentence]) => `${key} ${language}: ${sentence}`),
  );
  expect(strangers).toEqual([]);
});
