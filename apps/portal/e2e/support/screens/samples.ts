import { LANGUAGES } from "@lucarne/api-client/languages";
import { LONG, inSampleLanguages } from "../../../../../test-sample.ts";

const CODES = inSampleLanguages(LANGUAGES.map(({ code }) => code));

/** The languages that a layout is checked in. */
export const LAYOUT_LANGUAGES = LANGUAGES.filter(({ code }) => CODES.includes(code));

const SCHEMES = ["light", "dark"] as const;

/** The colour schemes that axe checks the `index`th state in: both in the long tests, else one after the other. */
export const schemesOf = (index: number): readonly (typeof SCHEMES)[number][] =>
  LONG ? SCHEMES : SCHEMES.slice(index % 2, (index % 2) + 1);

/** The widths that a layout is checked at: all in the long tests, else the first and the last. */
export const widthsOf = (widths: readonly number[]): readonly number[] =>
  LONG ? widths : widths.filter((_, at) => at === 0 || at === widths.length - 1);
