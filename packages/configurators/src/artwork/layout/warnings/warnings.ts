import { contrastRatio, levelsOf, luminance } from "../../colour-contrast.ts";
import { MAX_INK } from "../../logo/colour/ink.ts";
import { MM_PER_INCH } from "../../page/units.ts";
import { backgroundUnder } from "./background.ts";
import type { ArtworkLayout, LayoutWarning, PrintedLogo } from "../result.ts";

/** What can be printed, but will not look as the customer expects. */
export type ArtworkWarning =
  | LayoutWarning
  | {
      readonly field: "logo";
      readonly warning: "low-resolution";
      readonly side: string;
      /** Pixels per inch at the printed size, and the product's minimum. */
      readonly resolution: number;
      readonly least: number;
    }
  | { readonly field: "logo"; readonly warning: "low-contrast"; readonly side: string }
  | {
      readonly field: "logo";
      readonly warning: "too-much-ink";
      readonly side: string;
      /** Largest sum of its inks and that of print, to which it is reduced; 1 for the full cover of one ink. */
      readonly ink: number;
      readonly most: number;
    }
  | {
      readonly field: "logo";
      readonly warning: "spot-colours";
      readonly side: string;
      /** Names of the inks, as the file says them. */
      readonly names: readonly string[];
    };

/** Minimum contrast of graphics (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3;
/** Part of a logo that must be lost before we warn; a smaller part may be its own background or an ornament. */
const HIDDEN_SHARE = 0.5;

const resolutionOf = ({ box, pixels }: PrintedLogo): number =>
  pixels ? (pixels.width / box.width) * MM_PER_INCH : Infinity;

/** Pixels per inch of the customer's own logo where it is printed largest; infinite for curves. */
export const logoResolution = ({ logos }: Pick<ArtworkLayout, "logos">): number =>
  Math.round(Math.min(...logos.map(resolutionOf)));

/** The part of a logo that does not stand out from what is behind it, 0 to 1. */
const hiddenShare = ({ below, box, colours = [], background: own }: PrintedLogo): number => {
  if (colours.length === 0) return 0;
  const behind = own ? [levelsOf(own)] : backgroundUnder(below, box);
  const background = behind.map((levels) => luminance(...levels));
  return colours.reduce((sum, { colour, share }) => {
    const own = luminance(...levelsOf(colour));
    const lost = background.filter((level) => contrastRatio(own, level) < MIN_CONTRAST).length;
    return sum + (share * lost) / background.length;
  }, 0);
};

/** In whole percent, as it is shown. */
const percent = (ink: number): number => Math.round(ink * 100);

/**
 * Warns of text that is left out or small, and of an own logo with too few pixels for its printed size, too little
 * contrast with its background, more ink than the print file keeps (CONF-28), or inks that the press does not have. Pure.
 */
export const warningsOf = (artwork: ArtworkLayout): ArtworkWarning[] => [
  ...artwork.warnings,
  ...logoWarningsOf(artwork),
];

/** Warnings of the customer's own logo. */
export type LogoWarning = Extract<ArtworkWarning, { readonly field: "logo" }>;

export const logoWarningsOf = ({ logos, rules }: ArtworkLayout): LogoWarning[] =>
  logos.flatMap((logo): LogoWarning[] => {
    const { side, ink = 0, spots = [] } = logo;
    const resolution = Math.round(resolutionOf(logo));
    const least = rules.minResolution;
    return [
      ...(resolution < least ? [{ field: "logo", warning: "low-resolution", side, resolution, least } as const] : []),
      ...(hiddenShare(logo) >= HIDDEN_SHARE ? [{ field: "logo", warning: "low-contrast", side } as const] : []),
      ...(percent(ink) > percent(MAX_INK)
        ? [{ field: "logo", warning: "too-much-ink", side, ink, most: MAX_INK } as const]
        : []),
      ...(spots.length > 0 ? [{ field: "logo", warning: "spot-colours", side, names: spots } as const] : []),
    ];
  });
