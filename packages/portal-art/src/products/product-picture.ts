import type { Frame, Operation } from "@lucarne/configurators/artwork/drawing/operation";
import type { Backdrop } from "./backdrop.ts";

/** A picture of one shop product, drawn in PRODUCT_FRAME. */
export interface ProductPicture {
  /** File name without extension. */
  readonly slug: string;
  readonly backdrop?: Backdrop;
  readonly draw: () => readonly Operation[];
}

export const PRODUCT_FRAME: Frame = { width: 480, height: 360 };
