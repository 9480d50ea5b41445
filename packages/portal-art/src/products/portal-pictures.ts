import { place } from "@lucarne/configurators/artwork/drawing/transform";
import type { PortalPicture } from "../portal-picture.ts";
import { MARKETING } from "./marketing.ts";
import { drawProductPicture, PRODUCT_PICTURES } from "./product-pictures.ts";
import { PRODUCT_FRAME, type ProductPicture } from "./product-picture.ts";

const CENTRE = [PRODUCT_FRAME.width / 2, PRODUCT_FRAME.height / 2] as const;

/** Two more views of a product for its gallery: closer, and from another side. Printed products have a preview instead. */
const viewsOf = ({ slug, draw }: ProductPicture): ProductPicture[] => [
  {
    slug: `${slug}-close`,
    backdrop: "patina",
    draw: () => place(draw(), { from: [CENTRE[0], CENTRE[1] - 24], to: CENTRE, scale: 1.9 }),
  },
  {
    slug: `${slug}-tilted`,
    backdrop: "daylight",
    draw: () => place(draw(), { from: CENTRE, to: CENTRE, scale: 0.82, degrees: 14 }),
  },
];

const PRINTED = new Set(MARKETING.map(({ slug }) => slug));

export const SHOP_PICTURES: readonly PortalPicture[] = PRODUCT_PICTURES.flatMap((product) =>
  PRINTED.has(product.slug) ? [product] : [product, ...viewsOf(product)],
).map((product) => ({
  name: `products/${product.slug}`,
  frame: PRODUCT_FRAME,
  source: () => drawProductPicture(product),
}));
