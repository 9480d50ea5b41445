import { colourOf, hexOf, levelsOf } from "../colour.ts";
import { wordsOf } from "./value-parts.ts";

/** A colour of a gradient of CSS. */
export interface CssStop {
  /** From 0 to 1, and further. */
  readonly at: number;
  /** Red, green and blue from 0 to 255, as much of them as is seen, and the opacity. */
  readonly levels: readonly number[];
}

type Unplaced = Omit<CssStop, "at"> & { readonly at: number | undefined };

const unplaced = (
  written: readonly string[],
  placeOf: (word: string) => number | undefined,
): Unplaced[] | undefined => {
  const stops: Unplaced[] = [];
  for (const value of written) {
    const words = wordsOf(value);
    const colour = colourOf(words.find((word) => placeOf(word) === undefined) ?? "");
    const places = words.flatMap((word) => placeOf(word) ?? []);
    if (!colour || words.length !== places.length + 1) return undefined;
    const levels = [...levelsOf(colour.colour).map((level) => level * colour.opacity), colour.opacity];
    if (places.length === 0) stops.push({ at: undefined, levels });
    for (const at of places) stops.push({ at, levels });
  }
  return stops;
};

/** Gives stops without a place one between their neighbours; each is behind the one before it. */
const placed = (stops: readonly Unplaced[]): CssStop[] => {
  let highest = -Infinity;
  const known = stops.map(({ at }, index) => {
    const own = at ?? (index === 0 ? 0 : index === stops.length - 1 ? 1 : undefined);
    if (own === undefined) return undefined;
    highest = Math.max(highest, own);
    return highest;
  });
  return stops.map(({ levels }, index) => {
    const own = known[index];
    if (own !== undefined) return { at: own, levels };
    const before = known.findLastIndex((at, one) => one < index && at !== undefined);
    const after = known.findIndex((at, one) => one > index && at !== undefined);
    const [from = 0, to = 1] = [known[before], known[after]];
    return { at: from + ((to - from) * (index - before)) / (after - before), levels };
  });
};

/**
 * The stops of a gradient of CSS.
 * @param placeOf reads a place; undefined for what is none
 * @returns undefined for stops that are not read
 */
export const cssStops = (
  written: readonly string[],
  placeOf: (word: string) => number | undefined,
): CssStop[] | undefined => {
  const stops = unplaced(written, placeOf);
  return stops && stops.length > 0 ? placed(stops) : undefined;
};

/** What a gradient shows at a place: a colour and its opacity. Browsers mix colours as much as they are seen. */
export const seenAt = (
  stops: readonly CssStop[],
  at: number,
): { readonly colour: string; readonly opacity: number } => {
  const next = stops.findIndex((stop) => stop.at > at);
  const to = stops[next < 0 ? stops.length - 1 : next];
  const from = next < 0 ? to : (stops[next - 1] ?? to);
  const share = !from || !to || to.at === from.at ? 0 : (at - from.at) / (to.at - from.at);
  const levels = [0, 1, 2, 3].map((channel) => {
    const [one = 0, other = one] = [from?.levels[channel], to?.levels[channel]];
    return one + (other - one) * share;
  });
  const [, , , opacity = 0] = levels;
  const plain = levels.slice(0, 3).map((level) => (opacity === 0 ? 0 : level / opacity));
  return { colour: `#${plain.map(hexOf).join("")}`, opacity };
};
