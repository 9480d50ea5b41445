import type { LanguageCode } from "@lucarne/api-client/languages";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { withNoBreakSpaces } from "@lucarne/api-client/no-break-spaces";
import { typographyFaults } from "@lucarne/api-client/testing/typography";
import { loadStrings } from "@lucarne/ui/strings/load";
import { expect, it } from "vitest";

type Word = string | ((position: number, count: number) => string);

const wordsIn = async (code: LanguageCode): Promise<Readonly<Record<string, Word>>> => ({
  ...(await loadStrings(code)),
});

const spoken = (word: Word): string => (typeof word === "string" ? word : word(2, 5));

it.each(LANGUAGES.map(({ code }) => [code]))("the kit's words in %s are typed as all the others", async (code) => {
  const english = await wordsIn("en");
  const words = await wordsIn(code);
  const faults = Object.entries(english).flatMap(([name, source]) => {
    const text = withNoBreakSpaces(code, spoken(words[name] ?? ""));

    return typographyFaults(code, text, spoken(source)).map((fault) => `${name} ${fault}`);
  });
  expect(faults).toEqual([]);
});
