import { describe, expect, it } from "vitest";
import { ARTWORK_LANGUAGES } from "../../artwork/words/languages.ts";
import { loadFormWords } from "./load.ts";
import type { FormWords } from "./types.ts";

/** Every text by its place; texts with gaps are filled with the names of their gaps. */
const textsOf = (words: FormWords): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(words).flatMap(([group, texts]: [string, Readonly<Record<string, unknown>>]) =>
      Object.entries(texts).map(([name, text]): [string, string] => [
        `${group}.${name}`,
        typeof text === "function" ? String(text("‹1›", "‹2›")) : String(text),
      ]),
    ),
  );

/** The same in English and in the language, rightly. */
const ALIKE = 12;

describe.each(ARTWORK_LANGUAGES)("%s", async (language) => {
  const english = textsOf(await loadFormWords("en"));
  const own = textsOf(await loadFormWords(language));

  it("has every text, tidy", () => {
    expect([...own.keys()]).toEqual([...english.keys()]);
    const untidy = [...own].filter(([, text]) => text === "" || text !== text.trim() || /undefined| {2}/u.test(text));
    expect(untidy).toEqual([]);
  });

  it("says in each text what the English one says: the same gaps", () => {
    const gaps = (text: string | undefined): string[] => (text?.match(/‹\d›/gu) ?? []).toSorted();
    const wrong = [...own].filter(([place, text]) => gaps(text).join() !== gaps(english.get(place)).join());
    expect(wrong).toEqual([]);
  });

  it("is not English, unless it is", () => {
    const alike = [...own].filter(([place, text]) => text === english.get(place) && /\p{L}{3}/u.test(text));
    expect(alike.length <= ALIKE).toBe(language !== "en");
  });

  it("writes its own alphabet", () => {
    const cyrillic = [...own.values()].join("").match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
    expect(cyrillic > 0).toBe(language === "bg" || language === "uk");
  });
});

it("speaks English where it has no words", async () => {
  expect(await loadFormWords("de")).toBe(await loadFormWords("en"));
});
