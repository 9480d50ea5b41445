import type { Product } from "@lucarne/api-client/queries/shop";
import type { PageHref } from "../navigation/href.ts";
import { href } from "../navigation/href.ts";

/** The address of a product's page; the club card has a page of its own (CLUB-1). */
export const productHref = ({ uuid, type }: Pick<Product, "uuid" | "type">): PageHref =>
  type === "club_card" ? href("clubCardOrder") : href("product", { uuid });
