import type { LanguageCode } from "@lucarne/api-client/languages";

import type { Db } from "../../../db/client.ts";
import { folded } from "../../../db/has-text.ts";
import { asc, desc, sql, type SQL } from "../../../db/orm.ts";
import { product, variant } from "../../../db/schema/index.ts";
import { wordsColumn } from "../../../db/words.ts";
import { comparerOf } from "../../../kernel/compare.ts";
import { inMemory, type Page } from "../../../kernel/paging.ts";

/** Sort orders of the list; by name when none is given. */
export type ProductSort = "price" | "-price" | "name" | "-created_at";

/** Which products a list has, how it is sorted, and which page of it is read. */
export interface SortedList {
  readonly where: SQL | undefined;
  readonly sort: ProductSort;
  readonly language: LanguageCode;
  readonly page: Page;
}

/** Most products that are sorted in memory: about ten times a country's shop, and a few milliseconds. */
export const MAX_SORTED = 1000;

/** The lowest price of a product's variants; the table is named because a selection of one table leaves it out. */
export const lowestPrice = sql<number>`(select min(${variant.price}) from ${variant} where ${variant.productId} = ${product}.id)`;

interface Entry {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly price: number;
  readonly createdAt: Date;
}

const comparer = (sort: ProductSort, language: LanguageCode) => {
  const compare = comparerOf(language);
  const byName = (one: Entry, other: Entry) => compare(one.name, other.name) || one.id - other.id;
  switch (sort) {
    case "price":
      return (one: Entry, other: Entry) => one.price - other.price || byName(one, other);
    case "-price":
      return (one: Entry, other: Entry) => other.price - one.price || byName(one, other);
    case "-created_at":
      return (one: Entry, other: Entry) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id;
    default:
      return byName;
  }
};

/** The same orders in the database, which knows no language's alphabet: names without accents. */
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

/**
 * The uuids of a page of products, sorted as the reader's language sorts names (LANG-12), and how many the list has. The
 * embedded database has no collation of a language, so the names are sorted here; a list of more than `MAX_SORTED`
 * products has the database's order on all its pages.
 */
export const sortedProducts = async (
  db: Db,
  { where, sort, language, page }: SortedList,
): Promise<{ uuids: string[]; total: number }> => {
  const name = wordsColumn(product.names, language);
  const entries = await db
    .select({ id: product.id, uuid: product.uuid, name, price: lowestPrice, createdAt: product.createdAt })
    .from(product)
    .where(where)
    .limit(MAX_SORTED + 1);
  if (entries.length <= MAX_SORTED) {
    const sorted = entries.toSorted(comparer(sort, language));
    return { uuids: inMemory(sorted, page).map(({ uuid }) => uuid), total: entries.length };
  }
  const [rows, total] = await Promise.all([
    db
      .select({ uuid: product.uuid })
      .from(product)
      .where(where)
      .orderBy(...databaseOrder(sort, language))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(product, where),
  ]);
  return { uuids: rows.map(({ uuid }) => uuid), total };
};
