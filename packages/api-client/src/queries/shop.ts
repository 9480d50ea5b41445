import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import type { components, operations } from "../generated/schema.ts";
import { queryKeys } from "./keys.ts";

type Schemas = components["schemas"];

export type Product = Schemas["Product"];
export type ProductType = Schemas["ProductType"];
export type MarketingType = Schemas["MarketingType"];
export type Variant = Schemas["Variant"];
export type Category = Schemas["Category"];
export type ProductSort = NonNullable<NonNullable<operations["listShopProducts"]["parameters"]["query"]>["sort"]>;

/** Products on a page (SHOP-2). */
const PRODUCTS_PER_PAGE = 21;

/** What the shop's list shows; page, sort and filters are in the URL (SHOP-2). */
export interface ProductFilter {
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: ProductSort | undefined;
  /** Uuids of categories. */
  readonly categories?: readonly string[];
  readonly type?: ProductType | undefined;
  readonly search?: string | undefined;
  /** In stock only. */
  readonly available?: boolean;
  /** The balance, for "what I can afford". */
  readonly maxPrice?: number | undefined;
  /** Teasers of the home page only. */
  readonly sticky?: boolean;
}

const productParameters = (filter: ProductFilter) => ({
  page: filter.page ?? 1,
  limit: filter.limit ?? PRODUCTS_PER_PAGE,
  sort: filter.sort,
  categories: filter.categories?.length ? filter.categories.join(",") : undefined,
  type: filter.type,
  search: filter.search?.trim() || undefined,
  available: filter.available ? (1 as const) : undefined,
  max_price: filter.maxPrice,
  sticky: filter.sticky ? (1 as const) : undefined,
  active: 1 as const,
  is_visible: 1 as const,
});

/** A page of the shop in the reader's language. */
export const productsQuery = (client: ApiClient, filter: ProductFilter, language: string) =>
  queryOptions({
    queryKey: queryKeys.shop.products(filter, language),
    queryFn: ({ signal }) =>
      answerOf(client.GET("/v2/shop/products", { params: { query: productParameters(filter) }, signal })),
  });

/** One product, also one that is not for sale any more. */
export const productQuery = (client: ApiClient, uuid: string, language: string) =>
  queryOptions({
    queryKey: queryKeys.shop.product(uuid, language),
    queryFn: ({ signal }) => answerOf(client.GET("/v2/shop/products/{uuid}", { params: { path: { uuid } }, signal })),
  });

/** Categories of the shop; with `type` those with products of this kind. */
export const categoriesQuery = (client: ApiClient, regionId: number, language: string, type?: ProductType) =>
  queryOptions({
    queryKey: queryKeys.shop.categories(regionId, type ?? null, language),
    queryFn: ({ signal }) =>
      answerOf(client.GET("/v1/shop/categories", { params: { query: { region_id: regionId, type } }, signal })),
    select: ({ data }) => data,
  });

/** The country's club-card product with all its amounts (CLUB-1, CLUB-13). */
export const clubCardProductQuery = (client: ApiClient, regionId: number, language: string) =>
  queryOptions({
    queryKey: queryKeys.shop.clubCard(regionId, language),
    queryFn: ({ signal }) => {
      const query = { limit: 100, region_id: regionId, type: "club_card" as const };
      return answerOf(client.GET("/v2/shop/products/cards", { params: { query }, signal }));
    },
    select: ({ data }) => data[0] ?? null,
  });

/** Services to choose from on marketing material (CONF-18). */
export const marketingServicesQuery = (client: ApiClient, region: Schemas["RegionSlug"], type: MarketingType) =>
  queryOptions({
    queryKey: queryKeys.shop.services(region, type),
    queryFn: ({ signal }) =>
      answerOf(client.GET("/v1/shop/marketing-services", { params: { query: { region, type } }, signal })),
    select: ({ data }) => data,
  });

/** Products that one call takes (CART-3). */
const MAX_CART_PRODUCTS = 100;

/** Products of the cart with today's prices, by product uuid; sends no call for an empty cart (CART-3). */
export const cartProductsQuery = (client: ApiClient, uuids: readonly string[], language: string) =>
  queryOptions({
    queryKey: queryKeys.shop.cart(uuids, language),
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(uuids.length / MAX_CART_PRODUCTS) }, (_, index) =>
        uuids.slice(index * MAX_CART_PRODUCTS, (index + 1) * MAX_CART_PRODUCTS),
      );
      const answers = await Promise.all(
        parts.map((part) => answerOf(client.GET("/v2/cart", { params: { query: { uuids: part.join(",") } }, signal }))),
      );
      return answers.flatMap(({ data }) => data);
    },
  });

/** A QR code as the address of a picture, for the previews. The link is an http or https address. */
export const qrCodeQuery = (client: ApiClient, link: string) =>
  queryOptions({
    queryKey: queryKeys.shop.qrCode(link),
    queryFn: ({ signal }) =>
      answerOf(client.GET("/v1/generate/qr-code", { params: { query: { data: link } }, signal })),
    select: ({ data }) => data,
    staleTime: Number.POSITIVE_INFINITY,
  });
