import { drawProductPicture, PRODUCT_PICTURES } from "../product-pictures/all.ts";
import { PRODUCT_FRAME } from "../product-pictures/product-picture.ts";
import type { PortalPicture } from "./picture.ts";

export const SHOP_PICTURES: readonly PortalPicture[] = PRODUCT_PICTURES.map((product) => ({
  name: `products/${product.slug}`,
  frame: PRODUCT_FRAME,
  source: () => drawProductPicture(product),
}));
