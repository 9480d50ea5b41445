import type { MarketingType, Product } from "@lucarne/api-client/queries/shop";
import { isCartType } from "../../../shared/cart/cart.ts";

/** Whether a product is printed with the company's own data, so that its page has a form (SHOP-10). */
export const isConfigured = (product: Product): product is Product & { type: MarketingType } =>
  !isCartType(product.type) && product.type !== "club_card";
