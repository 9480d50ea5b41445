import { contrastRatio, levelsOf, luminance } from "../colour-contrast.ts";
import { backgroundUnder } from "./background.ts";
import type { ArtworkLayout, PrintedLogo } from "./result.ts";

/** What can be printed, but will not look as the customer expects. */
export type ArtworkWarning =
  | {
      readonly field: "logo";
      readonly warning: "low-resolution";
      readonly side: string;
      /** Pixels per inch at the printed size, and the product's minimum. */
      readonly resolution: number;
      readonly least: number;
    }
  | { readonly field: "logo"; readonly warning: "low-contrast"; readonly side: string };

const MILLIMETRES_PER_INCH = 25.4;

/** Minimum contrast of graphics (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3;
/** Part of a logo that must be lost before we warn; a smaller part may be its own background or an ornament. */
const HIDDEN_SHARE = 0.5;

const resolutionOf = ({ box, pixels }: PrintedLogo): number =>
  pixels ? (pixels.width / box.width) * MILLIMETRES_PER_INCH : Infinity;

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

/** Warns of an own logo with too few pixels for its printed size or too little contrast with its background. Pure. */
export const warningsOf = ({ logos, rules }: ArtworkLayout): ArtworkWarning[] =>
  logos.flatMap((logo): ArtworkWarning[] => {
    const { side } = logo;
    const resolution = Math.round(resolutionOf(logo));
    const least = rules.minResolution;
    return [
      ...(resolution < least ? [{ field: "logo", warning: "low-resolution", side, resolution, least } as const] : []),
      ...(hiddenShare(logo) >= HIDDEN_SHARE ? [{ field: "logo", warning: "low-contrast", side } as const] : []),
    ];
  });
