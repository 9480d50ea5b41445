import { boundsOf, type Size } from "../page/boxes.ts";
import { everyElement } from "./every-element.ts";
import type { Template } from "./schema.ts";

/** A position in a picture: shares of its width and height from the upper left corner, 0 to 1. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** In the upper third, where the heads of people usually are. */
export const DEFAULT_FOCUS: Focus = { x: 0.5, y: 0.33 };

/**
 * The largest size of an own photo on a product, in millimetres, over all its compositions.
 * @returns undefined when the product takes no photo
 */
export const photoPlace = (template: Pick<Template, "sides">): Size | undefined => {
  const places = everyElement(template).flatMap((element) =>
    element.kind === "picture" && element.photo === true ? [boundsOf(element.outline)] : [],
  );
  if (places.length === 0) return undefined;
  return {
    width: Math.max(...places.map(({ width }) => width)),
    height: Math.max(...places.map(({ height }) => height)),
  };
};
