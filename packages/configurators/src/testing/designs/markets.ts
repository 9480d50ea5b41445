import type { ArtworkLanguage } from "../../artwork/words/languages.ts";
import type { CardFormat } from "../../products/all.ts";

/** A country with one of its languages. */
export interface Market {
  /** Country and language, such as `ba-hr`. */
  readonly id: string;
  /** In English, such as "Bosnia & Herzegovina, Croatian". */
  readonly name: string;
  readonly country: string;
  readonly language: ArtworkLanguage;
  /** Format of its business cards. */
  readonly cards: CardFormat;
}

const SMALL_CARDS: ReadonlySet<string> = new Set(["ba", "hr", "rs", "si"]);

/** The countries where marketing material can be ordered, with their languages. */
const LANGUAGES = {
  ba: ["bs", "hr", "sr"],
  bg: ["bg"],
  cz: ["cs"],
  ee: ["et"],
  hr: ["hr"],
  hu: ["hu"],
  lt: ["lt"],
  lv: ["lv"],
  pl: ["pl"],
  ro: ["ro"],
  rs: ["sr"],
  si: ["sl"],
  sk: ["sk"],
  ua: ["uk"],
} as const satisfies Readonly<Record<string, readonly ArtworkLanguage[]>>;

const countries = new Intl.DisplayNames(["en"], { type: "region" });
const languages = new Intl.DisplayNames(["en"], { type: "language" });

/** The markets by the English name of their country. */
export const MARKETS: readonly Market[] = Object.entries(LANGUAGES)
  .flatMap(([country, codes]) =>
    codes.map((language) => {
      const name = countries.of(country.toUpperCase()) ?? country;
      return {
        id: `${country}-${language}`,
        name: codes.length > 1 ? `${name}, ${languages.of(language) ?? language}` : name,
        country,
        language,
        cards: SMALL_CARDS.has(country) ? ("85x55" as const) : ("90x50" as const),
      };
    }),
  )
  .toSorted((one, other) => one.name.localeCompare(other.name, "en"));

/** @throws {Error} when there is no such market */
export const marketOf = (id: string): Market => {
  const found = MARKETS.find((market) => market.id === id);
  if (!found) throw new Error(`No market ${id}`);
  return found;
};
