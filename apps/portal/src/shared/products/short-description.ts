import type { Product } from "@lucarne/api-client/queries/shop";
import { excerpt } from "../rich-text/plain-text.ts";

const MAX_LENGTH = 300;

/** The description of a product as lists show it (SHOP-3). */
export const shortDescription = ({ description }: Pick<Product, "description">): string =>
  excerpt(description, MAX_LENGTH);
