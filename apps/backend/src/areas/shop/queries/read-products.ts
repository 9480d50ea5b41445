import type { LanguageCode } from "@lucarne/api-client/languages";
import { and, type AnyColumn, asc, eq, getTableColumns, inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { category, product, productCategory, stock, variant, vendor } from "../../../db/schema/index.ts";
import { flag } from "../../../kernel/flag.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { wordsColumn } from "../../../db/sql/words.ts";

/** The texts of a language, else the English ones, else none. */
const textIn = (column: AnyColumn, language: LanguageCode) =>
  sql<string>`coalesce(${wordsColumn(column, language)}, '')`;

/** What the view of a product needs of its row: without the texts of all other languages, which are most of it. */
export const productColumns = (language: LanguageCode) => {
  const { names, descriptions, ...columns } = getTableColumns(product);
  return { ...columns, name: textIn(names, language), description: textIn(descriptions, language) };
};

/** A product with the texts of one language. */
export type ProductRow = Omit<typeof product.$inferSelect, "names" | "descriptions"> & {
  readonly name: string;
  readonly description: string;
};

const variantColumns = (language: LanguageCode) => {
  const { titles, ...columns } = getTableColumns(variant);
  return { ...columns, title: textIn(titles, language) };
};

const variantsOf = (db: Db, ofProducts: SQL, language: LanguageCode) =>
  db
    .select({ variant: variantColumns(language), onHand: stock.onHand, reserved: stock.reserved })
    .from(variant)
    .leftJoin(stock, eq(stock.variantId, variant.id))
    .where(ofProducts)
    .orderBy(asc(variant.position), asc(variant.id));

type VariantRow = Awaited<ReturnType<typeof variantsOf>>[number];

const variantView = ({ variant: row, onHand, reserved }: VariantRow): Schema<"Variant"> => ({
  uuid: row.uuid,
  title: row.title,
  price: row.price,
  stock: Math.max(0, (onHand ?? 0) - (reserved ?? 0)),
  sku: row.sku,
  attrs: row.attrs.map((attribute) => ({ ...attribute })),
});

interface Around {
  readonly categories: Schema<"Product">["categories"];
  readonly vendor: Schema<"Product">["vendor"];
  readonly variants: readonly VariantRow[];
}

const view = (row: ProductRow, { categories, vendor: own, variants }: Around): Schema<"Product"> => {
  const shown = variants.map(variantView);
  return {
    uuid: row.uuid,
    name: row.name,
    sku: row.sku,
    type: row.type,
    active: flag(row.active),
    is_visible: flag(row.visible),
    images: { thumbnail: row.thumbnail, list: row.images.map((l, index) => ({ position: index, l })) },
    description: row.description,
    categories,
    ...(own ? { vendor: own } : {}),
    stock: shown.reduce((sum, one) => sum + one.stock, 0),
    price: Math.min(...shown.map(({ price }) => price)),
    variants: shown,
    settings: { fields: row.fields.map((field) => ({ ...field })), subtype: row.subtype },
  };
};

/** Which products to show: their rows, and the same products as a query for their ids. */
export interface ProductSelection {
  readonly rows: PromiseLike<readonly ProductRow[]>;
  readonly ids: SQLWrapper;
  readonly regionId: number;
}

/** Products of a country with their variants and available stock, in the order of the rows; in one round trip. */
export const productViews = async (
  db: Db,
  { rows: reading, ids, regionId }: ProductSelection,
  language: LanguageCode,
): Promise<Schema<"Product">[]> => {
  const readingVariants = variantsOf(db, sql`${variant.productId} in ${ids}`, language);
  const readingCategories = db
    .select({ productId: productCategory.productId, uuid: category.uuid, slug: category.slug })
    .from(productCategory)
    .innerJoin(category, eq(category.id, productCategory.categoryId))
    .where(sql`${productCategory.productId} in ${ids}`)
    .orderBy(asc(category.position), asc(category.id));
  const [rows, variants, categories, vendors] = await Promise.all([
    reading,
    readingVariants,
    readingCategories,
    db.select().from(vendor).where(eq(vendor.regionId, regionId)),
  ]);
  return rows.flatMap((row) => {
    const own = variants.filter((one) => one.variant.productId === row.id);
    if (own.length === 0) return [];
    const found = vendors.find(({ productType }) => productType === row.type);
    const around = {
      categories: categories.filter(({ productId }) => productId === row.id).map(({ uuid, slug }) => ({ uuid, slug })),
      vendor: found && { slug: found.slug, name: found.name },
      variants: own,
    };
    return [view(row, around)];
  });
};

/** The products of a country that match a condition. */
export const selectProducts = (
  db: Db,
  { regionId, language }: { readonly regionId: number; readonly language: LanguageCode },
  which: SQL,
): ProductSelection => {
  const condition = and(which, eq(product.regionId, regionId));
  return {
    rows: db.select(productColumns(language)).from(product).where(condition),
    ids: db.select({ id: product.id }).from(product).where(condition),
    regionId,
  };
};

/** A product of a country by its uuid, active or not; undefined for another country's. */
export const readProduct = async (
  db: Db,
  { regionId, language }: { regionId: number; language: LanguageCode },
  uuid: string,
): Promise<Schema<"Product"> | undefined> => {
  const [found] = await productViews(db, selectProducts(db, { regionId, language }, eq(product.uuid, uuid)), language);
  return found;
};

/** Products of a country by their uuids, in the given order; others are left out (CART-3). */
export const readProducts = async (
  db: Db,
  { regionId, language }: { regionId: number; language: LanguageCode },
  uuids: readonly string[],
): Promise<Schema<"Product">[]> => {
  const distinct = [...new Set(uuids)];
  const selection = selectProducts(db, { regionId, language }, inArray(product.uuid, distinct));
  const views = await productViews(db, selection, language);
  return distinct.flatMap((uuid) => views.filter((one) => one.uuid === uuid));
};
