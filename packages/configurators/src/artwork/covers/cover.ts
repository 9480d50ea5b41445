import type { Frame } from "../drawing/operation.ts";
import type { SceneDescription } from "../scene/description.ts";

/** A cover picture that a customer can choose for a product. */
export interface Cover {
  /** Stable, because orders store it. */
  readonly id: string;
  readonly scene: SceneDescription;
}

export type FlyerSubtype = "services" | "electric" | "replacement" | "dsp";

/**
 * The frames that covers are composed for, in millimetres with bleed. A flyer's picture ends in a slant, so paper covers
 * its lower right. A banner's panel covers the upper left corner, a billboard's brand panel the left 40 to 55%.
 */
export const COVER_FRAMES = {
  flyer: { width: 154, height: 135.5 },
  banner: { width: 850, height: 1140 },
  billboard: { width: 5040, height: 2380 },
  "card-horizontal": { width: 96, height: 56 },
  "card-vertical": { width: 56, height: 96 },
} as const satisfies Record<string, Frame>;

/** Aspect ratio 10:7 of the covers in the form. */
export const CHOICE_FRAME: Frame = { width: 200, height: 140 };
