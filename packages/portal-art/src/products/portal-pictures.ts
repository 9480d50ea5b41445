import { drawProductPicture, PRODUCT_PICTURES } from "./product-pictures.ts";
import { PRODUCT_FRAME } from "./product-picture.ts";
import type { PortalPicture } from "../portal-picture.ts";

export const SHOP_PICTURES: readonly PortalPicture[] = PRODUCT_PICTURES.map((product) => ({
  name: `products/${product.slug}`,
  frame: PRODUCT_FRAME,
  source: () => drawProductPicture(product),
}));
