import type { Frame } from "../drawing/operation.ts";
import type { SceneDescription } from "../scene/description.ts";

/** A cover picture that a customer can choose for a product. */
export interface Cover {
  /** Stable, because orders store it. */
  readonly id: string;
  readonly scene: SceneDescription;
}

export type FlyerSubtype = "services" | "electric" | "replacement" | "dsp";

/** Aspect ratio 10:7 of the covers in the form. */
export const CHOICE_FRAME: Frame = { width: 200, height: 140 };
