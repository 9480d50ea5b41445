import { LANGUAGES } from "@lucarne/api-client/languages";

const long = Boolean(process.env["TEST_LONG"]);

/** Languages with long words or other letters. */
const DEMANDING = new Set(["bg", "hu", "lt", "uk"]);

/** The languages that a layout is checked in: all in the long tests, else the demanding ones. */
export const LAYOUT_LANGUAGES = long ? LANGUAGES : LANGUAGES.filter(({ code }) => DEMANDING.has(code));

const SCHEMES = ["light", "dark"] as const;

/** The colour schemes that axe checks the `index`th state in: both in the long tests, else one after the other. */
export const schemesOf = (index: number): readonly (typeof SCHEMES)[number][] =>
  long ? SCHEMES : SCHEMES.slice(index % 2, (index % 2) + 1);

/** The widths that a layout is checked at: all in the long tests, else the first and the last. */
export const widthsOf = (widths: readonly number[]): readonly number[] =>
  long ? widths : widths.filter((_, at) => at === 0 || at === widths.length - 1);
