import { rectangle } from "../drawing/path.ts";
import type { Drawing } from "../drawing/operation.ts";
import { drawBackdrop } from "./backdrop.ts";
import { GIFTS } from "./gifts.ts";
import { MARKETING } from "./marketing.ts";
import { PRODUCT_FRAME, type ProductPicture } from "./product-picture.ts";
import { TOOLS } from "./tools.ts";
import { VOUCHERS } from "./vouchers.ts";
import { WORKWEAR } from "./workwear.ts";

/** A picture for every kind of product in the shop. */
export const PRODUCT_PICTURES: readonly ProductPicture[] = [...MARKETING, ...VOUCHERS, ...TOOLS, ...WORKWEAR, ...GIFTS];

export const drawProductPicture = ({ backdrop = "slate", draw }: ProductPicture): Drawing => ({
  ...PRODUCT_FRAME,
  operations: [
    ...drawBackdrop(PRODUCT_FRAME, backdrop),
    { kind: "group", clip: rectangle(0, 0, PRODUCT_FRAME.width, PRODUCT_FRAME.height), operations: draw() },
  ],
});
