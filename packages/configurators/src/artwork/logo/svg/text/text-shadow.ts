import { shadowOf } from "../filter/colour-filter.ts";
import { colourOf } from "../colour.ts";
import { pixelsOf } from "../css/lengths.ts";
import { valuesOf } from "../css/value-parts.ts";

/** A shadow of a text, in pixels. */
export interface TextShadow {
  readonly dx: number;
  readonly dy: number;
  /** Deviation of its blur. */
  readonly deviation: number;
  readonly colour: string;
  readonly opacity: number;
}

/** Most shadows of a text. */
const MAX_SHADOWS = 10;

/**
 * The shadows of a text, the lowest first; undefined for those that are not read.
 * @param current what `currentColor` is
 */
export const textShadows = (written: string | undefined, current: string): TextShadow[] | undefined => {
  if (written === undefined || /^(?:none|initial)$/iu.test(written.trim())) return [];
  const shadows = valuesOf(written).map((one): TextShadow | undefined => {
    const { lengths, colour = current } = shadowOf(one);
    const [dx, dy, blur = 0] = lengths.map((length) => pixelsOf(length, Number.NaN) ?? Number.NaN);
    const own = colourOf(colour.toLowerCase() === "currentcolor" ? current : colour);
    if (dx === undefined || dy === undefined || !Number.isFinite(dx + dy) || !(blur >= 0) || !own) return undefined;
    return { dx, dy, deviation: blur / 2, ...own };
  });
  const known = shadows.filter((shadow) => shadow !== undefined);
  return known.length < shadows.length || known.length > MAX_SHADOWS ? undefined : known.toReversed();
};
