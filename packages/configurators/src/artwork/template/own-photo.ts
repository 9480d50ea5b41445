import { boundsOf, type Box, type Size } from "../page/boxes.ts";
import type { Template } from "./schema.ts";

/** A position in a picture: shares of its width and height from the upper left corner, 0 to 1. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** In the upper third, where the heads of people usually are. */
export const DEFAULT_FOCUS: Focus = { x: 0.5, y: 0.33 };

const MILLIMETRES_PER_INCH = 25.4;

type Element = Template["sides"][number]["elements"][number];

const picturesOf = (elements: readonly Element[]): Box[] =>
  elements.flatMap((element) =>
    element.kind === "picture" && element.photo === true ? [boundsOf(element.outline)] : [],
  );

/**
 * The largest size of an own photo on a product, in millimetres, over all its compositions.
 * @returns undefined when the product takes no photo
 */
export const photoPlace = ({ sides }: Pick<Template, "sides">): Size | undefined => {
  const places = sides.flatMap(({ elements, withoutServices = [], others = [] }) =>
    [elements, withoutServices, ...others.map((other) => other.elements)].flatMap(picturesOf),
  );
  if (places.length === 0) return undefined;
  return {
    width: Math.max(...places.map(({ width }) => width)),
    height: Math.max(...places.map(({ height }) => height)),
  };
};

/** Where a whole photo lies so that it covers a box, with its focus as near to the middle as possible. */
export const coverBox = ({ width, height }: Size, box: Box, focus: Focus): Box => {
  const scale = Math.max(box.width / width, box.height / height);
  const whole = { width: width * scale, height: height * scale };
  const start = (from: number, room: number, length: number, share: number): number =>
    Math.max(from + room - length, Math.min(from, from + room / 2 - share * length));
  return {
    x: start(box.x, box.width, whole.width, focus.x),
    y: start(box.y, box.height, whole.height, focus.y),
    ...whole,
  };
};

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

const pixelsFor = ({ width, height }: Size, resolution: number): Size => ({
  width: Math.ceil((width / MILLIMETRES_PER_INCH) * resolution),
  height: Math.ceil((height / MILLIMETRES_PER_INCH) * resolution),
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
  const exact = Math.min(size.width / place.width, size.height / place.height) * MILLIMETRES_PER_INCH;
  const verdict = exact < least * REFUSED_SHARE ? "too-small" : exact < least ? "blurred" : "sharp";
  return { verdict, resolution: Math.floor(exact), least, needed: pixelsFor(place, least) };
};

/** More pixels per inch than this multiple of the minimum cannot be seen in print. */
const ENOUGH = 2;

/** The size to which a photo is reduced for a product: as many pixels as its print can show, never more than it has. */
export const printedPhotoSize = (template: Pick<Template, "sides" | "rules">, { width, height }: Size): Size => {
  const place = photoPlace(template);
  if (!place) return { width, height };
  const enough = pixelsFor(place, template.rules.minResolution * ENOUGH);
  const scale = Math.min(1, Math.max(enough.width / width, enough.height / height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};
