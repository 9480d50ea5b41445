import type { LanguageCode } from "@lucarne/api-client/languages";
import { and, asc, eq, exists, inArray, ne, or, sql, type SQL } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { category, product, productCategory, type ProductType, stock, variant } from "../../../db/schema/index.ts";
import { metaOf, type Page } from "../../../kernel/paging.ts";
import { lowestPrice, type ProductSort, sortedProducts } from "./sorted-products.ts";
import { folded, hasText } from "../../../db/sql/has-text.ts";
import { wordsColumn } from "../../../db/sql/words.ts";

/** Filters of the shop list. */
export interface ProductFilter {
  readonly categories?: readonly string[] | undefined;
  readonly type?: ProductType | undefined;
  readonly search?: string | undefined;
  readonly available?: boolean | undefined;
  readonly maxPrice?: number | undefined;
  readonly sticky?: boolean | undefined;
}

const available = sql<number>`(select coalesce(sum(${stock.onHand} - ${stock.reserved}), 0) from ${stock}
  join ${variant} on ${variant.id} = ${stock.variantId} where ${variant.productId} = ${product.id})`;

const inCategories = (db: Db, uuids: readonly string[]): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(productCategory)
      .innerJoin(category, eq(category.id, productCategory.categoryId))
      .where(and(eq(productCategory.productId, product.id), inArray(category.uuid, [...uuids]))),
  );

const searched = (text: string, language: LanguageCode): SQL | undefined =>
  or(
    hasText(folded(wordsColumn(product.names, language)), text),
    // Search the text only, not its tags.
    hasText(folded(sql`regexp_replace(${wordsColumn(product.descriptions, language)}, '<[^>]*>', ' ', 'g')`), text),
  );

const conditions = (db: Db, regionId: number, filter: ProductFilter, language: LanguageCode): SQL | undefined =>
  and(
    eq(product.regionId, regionId),
    eq(product.active, true),
    eq(product.visible, true),
    exists(
      db
        .select({ one: sql`1` })
        .from(variant)
        .where(eq(variant.productId, product.id)),
    ),
    // The card has its own page and is ordered only there.
    filter.type === undefined ? ne(product.type, "club_card") : eq(product.type, filter.type),
    filter.categories === undefined ? undefined : inCategories(db, filter.categories),
    filter.search === undefined ? undefined : searched(filter.search, language),
    filter.available ? sql`${available} >= 1` : undefined,
    filter.maxPrice === undefined ? undefined : sql`${lowestPrice} <= ${filter.maxPrice}`,
    filter.sticky ? eq(product.sticky, true) : undefined,
  );

interface Reader {
  readonly regionId: number;
  readonly language: LanguageCode;
}

/** A page of a country's shop: active and visible products. */
export const listProducts = async (
  db: Db,
  { regionId, language }: Reader,
  page: Page,
  { filter, sort = "name" }: { filter: ProductFilter; sort?: ProductSort | undefined },
) => {
  const where = conditions(db, regionId, filter, language);
  const { data, total } = await sortedProducts(db, { regionId, where, sort, language, page });
  return { data, meta: metaOf(page, total) };
};

/** Categories with at least one visible product of the country, in their order. */
export const listCategories = async (db: Db, { regionId, language }: Reader, type: ProductType | undefined) =>
  db
    .select({ uuid: category.uuid, name: wordsColumn(category.names, language), slug: category.slug })
    .from(category)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(productCategory)
          .innerJoin(product, eq(product.id, productCategory.productId))
          .where(
            and(
              eq(productCategory.categoryId, category.id),
              eq(product.regionId, regionId),
              eq(product.active, true),
              eq(product.visible, true),
              type === undefined ? undefined : eq(product.type, type),
            ),
          ),
      ),
    )
    .orderBy(asc(category.position), asc(category.id));
