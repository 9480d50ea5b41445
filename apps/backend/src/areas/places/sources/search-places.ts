import { fold, wordsOf } from "../../../kernel/text/fold.ts";
import type { Street } from "./gazetteer.ts";
import { encodeNumber, isHouseNumber } from "../rules/house-number.ts";

/** Most suggestions (ADDR-7). */
export const MAX_RESULTS = 5;

/** A candidate address. */
export interface Suggestion {
  readonly street: Street;
  readonly number: string | undefined;
}

/**
 * Whether every typed word belongs to the address: to the street, the place or the postal code, or is the house number.
 * Words may be incomplete while the user types.
 */
const match = (street: Street, words: readonly { typed: string; folded: string }[]): Suggestion | undefined => {
  let number: string | undefined;
  let inStreet = 0;
  for (const { typed, folded } of words) {
    const digits = /^\d/.test(folded);
    // A number matches a street only as a whole word ("3 Maja"); otherwise "Polna 3" would find no house.
    const ofStreet = street.streetWords.some((word) => (digits ? word === folded : word.startsWith(folded)));
    if (ofStreet) inStreet++;
    else if (digits && number === undefined && isHouseNumber(typed)) number = typed;
    else if (
      digits ? !street.postalFolded.includes(folded) : !street.placeWords.some((word) => word.startsWith(folded))
    )
      return undefined;
  }
  return inStreet > 0 ? { street, number } : undefined;
};

/** The addresses that match the input; those whose street begins with it come first. */
export const searchStreets = (streets: readonly Street[], input: string): Suggestion[] => {
  const words = input
    .split(/[\s,;]+/)
    .filter((word) => word !== "")
    .flatMap((typed) =>
      isHouseNumber(typed)
        ? [{ typed, folded: fold(typed) }]
        : wordsOf(typed).map((folded) => ({ typed: folded, folded })),
    );
  if (words.length === 0) return [];
  const start = words[0]?.folded ?? "";
  const rank = ({ street }: Suggestion): number => {
    const place = street.streetWords.findIndex((word) => word.startsWith(start));
    return place < 0 ? street.streetWords.length : place;
  };
  return streets
    .flatMap((street) => match(street, words) ?? [])
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MAX_RESULTS);
};

/** Key of a suggestion. */
export const suggestionId = ({ street, number }: Suggestion): string =>
  number === undefined ? street.id : `${street.id}:${encodeNumber(number)}`;

/** The address in one line: street and number, postal code and place. */
export const describeAddress = ({ street, number }: Suggestion): string =>
  `${street.street}${number === undefined ? "" : ` ${number}`}, ${street.place.postalCode} ${street.place.name}`;
