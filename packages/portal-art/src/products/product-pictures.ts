import { rectangle } from "@lucarne/configurators/artwork/drawing/path";
import type { Drawing } from "@lucarne/configurators/artwork/drawing/operation";
import { drawBackdrop } from "./backdrop.ts";
import { CLOTHES } from "./clothes.ts";
import { GIFTS } from "./gifts.ts";
import { HAND_TOOLS } from "./hand-tools.ts";
import { MARKETING } from "./marketing.ts";
import { MEASURING_TOOLS } from "./measuring-tools.ts";
import { PRODUCT_FRAME, type ProductPicture } from "./product-picture.ts";
import { PROTECTION } from "./protection.ts";
import { SITE_TOOLS } from "./site-tools.ts";
import { VOUCHERS } from "./vouchers.ts";

/** A picture of every kind of product in the shop. */
export const PRODUCT_PICTURES: readonly ProductPicture[] = [
  ...MARKETING,
  ...VOUCHERS,
  ...MEASURING_TOOLS,
  ...HAND_TOOLS,
  ...SITE_TOOLS,
  ...CLOTHES,
  ...PROTECTION,
  ...GIFTS,
];

export const drawProductPicture = ({ backdrop = "slate", draw }: ProductPicture): Drawing => ({
  ...PRODUCT_FRAME,
  operations: [
    ...drawBackdrop(PRODUCT_FRAME, backdrop),
    { kind: "group", clip: rectangle(0, 0, PRODUCT_FRAME.width, PRODUCT_FRAME.height), operations: draw() },
  ],
});
