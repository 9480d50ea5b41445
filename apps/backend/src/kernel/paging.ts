/** Offset of a page. */
export interface Page {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** The page that a request selects. */
export const pageOf = ({ page = 1, limit }: { page?: number; limit?: number }, usual: number): Page => {
  const size = limit ?? usual;
  return { page, limit: size, offset: (page - 1) * size };
};

/** The `meta` of a list; the last page of an empty list is 1. */
export const metaOf = ({ page, limit }: Page, total: number) => ({
  current_page: page,
  per_page: limit,
  last_page: Math.max(1, Math.ceil(total / limit)),
  total,
});

/**
 * The `meta` of a loaded page. A page that is not full is the last one and gives the total; only otherwise is the total
 * counted.
 *
 * @param found number of items on the page
 */
export const metaOfRead = async (page: Page, found: number, count: () => PromiseLike<number>) => {
  const isLast = found < page.limit && (found > 0 || page.page === 1);
  return metaOf(page, isLast ? page.offset + found : await count());
};

/** The meta of a list that has no pages. */
export const wholeList = <Item>(data: Item[]) => ({
  data,
  meta: metaOf({ page: 1, limit: Math.max(1, data.length), offset: 0 }, data.length),
});

/** A page of rows that are in memory. */
export const inMemory = <Row>(rows: readonly Row[], { limit, offset }: Page): Row[] =>
  rows.slice(offset, offset + limit);
