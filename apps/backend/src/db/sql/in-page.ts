import type { Page } from "../../kernel/paging.ts";
import type { SQL } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";

/** A list that a call reads by pages: which rows it has, and in which order. */
export interface PagedList {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly page: Page;
}

/** Limits a query (made with `$dynamic()`) to the rows of a page. */
export const inPage = <Query extends PgSelect>(query: Query, { where, orderBy, page }: PagedList) =>
  query
    .where(where)
    .orderBy(...orderBy)
    .limit(page.limit)
    .offset(page.offset);
