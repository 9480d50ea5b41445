import type { LanguageCode } from "@lucarne/api-client/languages";
import { asc, desc, sql, type SQL } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { folded } from "../../../db/sql/has-text.ts";
import { inPage } from "../../../db/sql/in-page.ts";
import { product, variant } from "../../../db/schema/index.ts";
import { wordsColumn } from "../../../db/sql/words.ts";
import { comparerOf } from "../../../kernel/text/compare.ts";
import { inMemory, type Page } from "../../../kernel/paging.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { productColumns, type ProductRow, productViews } from "./read-products.ts";

/** Sort orders of the list; by name when none is given. */
export type ProductSort = "price" | "-price" | "name" | "-created_at";

/** Which products of a country a list has, how it is sorted, and which page of it is read. */
export interface SortedList {
  readonly regionId: number;
  readonly where: SQL | undefined;
  readonly sort: ProductSort;
  readonly language: LanguageCode;
  readonly page: Page;
}

/** Most products that are sorted in memory: about five times a country's shop. */
export const MAX_SORTED = 250;

/** The lowest price of a product's variants; the table is named because a selection of one table leaves it out. */
export const lowestPrice = sql<number>`(select min(${variant.price}) from ${variant} where ${variant.productId} = ${product}.id)`;

interface Entry {
  readonly row: ProductRow;
  readonly price: number;
}

const comparer = (sort: ProductSort, language: LanguageCode) => {
  const compare = comparerOf(language);
  const byName = (one: Entry, other: Entry) => compare(one.row.name, other.row.name) || one.row.id - other.row.id;
  switch (sort) {
    case "price":
      return (one: Entry, other: Entry) => one.price - other.price || byName(one, other);
    case "-price":
      return (one: Entry, other: Entry) => other.price - one.price || byName(one, other);
    case "-created_at":
      return (one: Entry, other: Entry) =>
        other.row.createdAt.getTime() - one.row.createdAt.getTime() || other.row.id - one.row.id;
    default:
      return byName;
  }
};

/** The same orders in the database, which has no language's collation: names without accents. */
const databaseOrder = (sort: ProductSort, language: LanguageCode): SQL[] => {
  const byName = [asc(folded(wordsColumn(product.names, language))), asc(product.id)];
  switch (sort) {
    case "price":
      return [asc(lowestPrice), ...byName];
    case "-price":
      return [desc(lowestPrice), ...byName];
    case "-created_at":
      return [desc(product.createdAt), desc(product.id)];
    default:
      return byName;
  }
};

/** A page of a list that is too long to be sorted in memory. */
const inDatabaseOrder = async (db: Db, { regionId, where, sort, language, page }: SortedList) => {
  const list = { where, orderBy: databaseOrder(sort, language), page };
  const rows = inPage(db.select(productColumns(language)).from(product).$dynamic(), list);
  const ids = inPage(db.select({ id: product.id }).from(product).$dynamic(), list);
  const [data, total] = await Promise.all([
    productViews(db, { rows, ids, regionId }, language),
    db.$count(product, where),
  ]);
  return { data, total };
};

/**
 * A page of products, sorted as the reader's language sorts names (LANG-12), and how many the list has; in one round
 * trip. The embedded database has no collation of a language, so the rows are sorted here; a list of more than
 * `MAX_SORTED` products has the database's order on all its pages.
 */
export const sortedProducts = async (
  db: Db,
  list: SortedList,
): Promise<{ data: Schema<"Product">[]; total: number }> => {
  const { regionId, where, sort, language, page } = list;
  const limit = MAX_SORTED + 1;
  const reading = db
    .select({ row: productColumns(language), price: lowestPrice })
    .from(product)
    .where(where)
    .limit(limit)
    .then((entries) => ({
      rows: inMemory(entries.toSorted(comparer(sort, language)), page).map(({ row }) => row),
      total: entries.length,
    }));
  const ids = db.select({ id: product.id }).from(product).where(where).limit(limit);
  const rows = reading.then((found) => found.rows);
  const [data, { total }] = await Promise.all([productViews(db, { rows, ids, regionId }, language), reading]);
  return total > MAX_SORTED ? inDatabaseOrder(db, list) : { data, total };
};
