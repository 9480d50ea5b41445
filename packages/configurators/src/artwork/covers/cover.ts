import type { Frame } from "../drawing/operation.ts";
import type { SceneDescription } from "../scene/description.ts";

/** A cover picture that a customer can choose for a product (visual target, section 8, "Set"). */
export interface Cover {
  /** Stable: it is stored with orders. */
  readonly id: string;
  readonly scene: SceneDescription;
}

export type FlyerSubtype = "services" | "electric" | "replacement" | "dsp";

/**
 * The frames that covers are composed for, in millimetres with bleed (visual target, section 9). A flyer's picture ends
 * in a slant: its lower right is covered by paper. A banner's words stand on the upper quarter, a billboard's brand
 * panel on the left 40 to 55%.
 */
export const COVER_FRAMES = {
  flyer: { width: 154, height: 135.5 },
  banner: { width: 850, height: 1420 },
  billboard: { width: 5040, height: 2380 },
  "card-horizontal": { width: 96, height: 56 },
  "card-vertical": { width: 56, height: 96 },
} as const satisfies Record<string, Frame>;

/** Covers are shown 10:7 where they are chosen. */
export const CHOICE_FRAME: Frame = { width: 200, height: 140 };
