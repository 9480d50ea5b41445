import { globalFontFace } from "@vanilla-extract/css";

const SUBSETS = {
  "cyrillic-ext": "U+0460-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F",
  cyrillic: "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116",
  "latin-ext":
    "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, " +
    "U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
  latin:
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, " +
    "U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
} as const;

/** Adjustments that give a system font our metrics, as fractions of 1; ascent and descent of our font. */
export interface FallbackMetrics {
  readonly regular: number;
  readonly bold: number;
  readonly ascent: number;
  readonly descent: number;
}

const ARIAL = {
  regular: ["Arial", "ArialMT", "Liberation Sans", "Arimo", "Helvetica"],
  bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold", "Helvetica Bold"],
};
// Android has no Arial. Roboto is 0.8 % wider on average (xWidthAvg 911 against 904 of 2048 units).
const ROBOTO = { regular: ["Roboto", "Roboto-Regular"], bold: ["Roboto Bold", "Roboto-Bold"] };
const ROBOTO_WIDTH = 911 / 904;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
const locals = (names: readonly string[]) => names.map((name) => `local("${name}")`).join(", ");

/**
 * Declares a variable font in the four subsets of our languages, each loaded only when a page uses its letters, and
 * two fallbacks of the same metrics from system fonts, so that nothing shifts when the real font loads.
 * The files are from the `@fontsource-variable` package of that name.
 */
export const brandFont = (family: string, name: string, { regular, bold, ascent, descent }: FallbackMetrics): void => {
  globalFontFace(
    `${family} Variable`,
    Object.entries(SUBSETS).map(([subset, unicodeRange]) => ({
      src: `url("@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2") format("woff2")`,
      fontDisplay: "swap",
      fontStyle: "normal",
      fontWeight: "100 900",
      unicodeRange,
    })),
  );
  const standIns = [
    { title: `${family} fallback`, fonts: ARIAL, width: 1 },
    { title: `${family} fallback Roboto`, fonts: ROBOTO, width: ROBOTO_WIDTH },
  ];
  for (const { title, fonts, width } of standIns) {
    globalFontFace(
      title,
      [
        { weight: "100 500", names: fonts.regular, adjust: regular / width },
        { weight: "501 900", names: fonts.bold, adjust: bold / width },
      ].map(({ weight, names, adjust }) => ({
        src: locals(names),
        fontWeight: weight,
        sizeAdjust: percent(adjust),
        ascentOverride: percent(ascent / adjust),
        descentOverride: percent(descent / adjust),
        lineGapOverride: "0%",
      })),
    );
  }
};
