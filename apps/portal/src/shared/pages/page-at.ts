import { matchPath } from "react-router";
import type { PageName } from "./page-table.ts";
import { PAGE_NAMES, pageRow } from "./page-table.ts";

/** The page that a path leads to; `notFound` for a path that is no page's address. Letter case does not count. */
export const pageAt = (pathname: string): PageName =>
  PAGE_NAMES.find((page) => matchPath(pageRow(page).path, pathname) !== null) ?? "notFound";
