import type { Size } from "../page/boxes.ts";
import { MM_PER_INCH } from "../page/units.ts";
import { photoPlace } from "./own-photo.ts";
import type { Template } from "./schema.ts";

/** How sharp a photo is in print. Lengths are pixels. */
export interface PhotoCheck {
  readonly verdict: "sharp" | "blurred" | "too-small";
  /** Pixels per inch at the largest printed size, and the product's minimum. */
  readonly resolution: number;
  readonly least: number;
  /** The pixels that the product needs. */
  readonly needed: Size;
}

/** Below this share of the minimum a photo is refused instead of warned of. */
const REFUSED_SHARE = 0.5;

/** The pixels that a length in millimetres needs for a resolution in pixels per inch. */
export const pixelsFor = ({ width, height }: Size, resolution: number): Size => ({
  width: Math.ceil((width / MM_PER_INCH) * resolution),
  height: Math.ceil((height / MM_PER_INCH) * resolution),
});

/**
 * Checks the pixels of a photo against the product's printed size. The focus does not change the result.
 * @param size of the upright photo in pixels
 * @returns undefined when the product takes no photo
 */
export const checkPhoto = (template: Pick<Template, "sides" | "rules">, size: Size): PhotoCheck | undefined => {
  const place = photoPlace(template);
  if (!place) return undefined;
  const least = template.rules.minResolution;
  const exact = Math.min(size.width / place.width, size.height / place.height) * MM_PER_INCH;
  const verdict = exact < least * REFUSED_SHARE ? "too-small" : exact < least ? "blurred" : "sharp";
  return { verdict, resolution: Math.floor(exact), least, needed: pixelsFor(place, least) };
};

/**
 * More pixels per inch than these cannot be seen in print: 350 on sheets that are held in the hand, fewer on those that
 * are looked at from far away.
 */
export const shownResolution = ({ rules }: Pick<Template, "rules">): number => (rules.minResolution * 350) / 150;

/** The size to which a photo is reduced for a product: as many pixels as its print can show, never more than it has. */
export const printedPhotoSize = (template: Pick<Template, "sides" | "rules">, { width, height }: Size): Size => {
  const place = photoPlace(template);
  if (!place) return { width, height };
  const enough = pixelsFor(place, shownResolution(template));
  const scale = Math.min(1, Math.max(enough.width / width, enough.height / height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};
