import type { colors } from "../tokens/generated.ts";

type ColorName = keyof (typeof colors)["lucarne"]["light"];

/** Reading text needs 4.5, marks and the edges of controls 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const MARK = 3;

/** A colour pair with its minimum contrast. Every brand must meet all pairs in both schemes. */
export type Pair = readonly [foreground: ColorName, background: ColorName, minimum: number];

const grounds = ["canvas", "surface", "surfaceRaised"] as const;
const onGrounds = (name: ColorName, minimum: number): Pair[] => grounds.map((ground) => [name, ground, minimum]);

export const contrastPairs: readonly Pair[] = [
  ...onGrounds("text", TEXT),
  ["text", "surfaceSunken", TEXT],
  ["text", "surfaceBrandSoft", TEXT],
  ["text", "primarySoft", TEXT],
  ["text", "highlightSoft", TEXT],
  ["text", "positiveSoft", TEXT],
  ["text", "infoSoft", TEXT],
  ["text", "warningSoft", TEXT],
  ["text", "negativeSoft", TEXT],
  ...onGrounds("textMuted", TEXT),
  ["textMuted", "surfaceSunken", TEXT],
  ["textMuted", "surfaceBrandSoft", TEXT],
  ...onGrounds("textSubtle", TEXT),
  ["textSubtle", "surfaceSunken", TEXT],
  ["textOnBrand", "surfaceBrand", TEXT],
  ["textOnBrand", "surfaceBrandDeep", TEXT],
  ["textOnBrandMuted", "surfaceBrand", TEXT],
  ["textOnBrandMuted", "surfaceBrandDeep", TEXT],
  ["textOnBrandSoft", "surfaceBrand", TEXT],
  ["textOnBrand", "surfaceQuietTag", TEXT],
  ...onGrounds("link", TEXT),
  ["borderControl", "canvas", MARK],
  ["borderControl", "surface", MARK],
  ["borderStrong", "canvas", MARK],
  ["borderStrong", "surface", MARK],
  ["onPrimary", "primary", TEXT],
  ["onPrimary", "primaryHover", TEXT],
  ["onPrimary", "primaryActive", TEXT],
  ["onPrimarySoft", "primarySoft", TEXT],
  ["onPrimarySoft", "primarySoftHover", TEXT],
  ["primary", "surface", MARK],
  ["onAccent", "accent", TEXT],
  ["onAccent", "accentHover", TEXT],
  ["onAccentSoft", "accentSoft", TEXT],
  ...onGrounds("accent", TEXT),
  ["accentMark", "surface", MARK],
  ["accentMark", "canvas", MARK],
  ["onHighlight", "highlight", TEXT],
  ["highlight", "surfaceBrand", TEXT],
  ["highlight", "surfaceBrandDeep", TEXT],
  ...onGrounds("positive", TEXT),
  ["onPositiveSoft", "positiveSoft", TEXT],
  ["positiveLine", "surface", MARK],
  ["onLine", "positiveLine", MARK],
  ...onGrounds("info", TEXT),
  ["onInfoSoft", "infoSoft", TEXT],
  ["infoLine", "surface", MARK],
  ["onLine", "infoLine", MARK],
  ...onGrounds("warning", TEXT),
  ["onWarningSoft", "warningSoft", TEXT],
  ["warningLine", "surface", MARK],
  ["onLine", "warningLine", MARK],
  ...onGrounds("negative", TEXT),
  ["onNegativeSoft", "negativeSoft", TEXT],
  ["negativeLine", "surface", MARK],
  ["onLine", "negativeLine", MARK],
  ["onNegative", "negative", TEXT],
  ["onNegative", "negativeHover", TEXT],
  ["focusRing", "canvas", MARK],
  ["focusRing", "surface", MARK],
];
