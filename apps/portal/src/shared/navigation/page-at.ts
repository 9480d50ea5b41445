import { matchPath } from "react-router";
import type { PageName } from "./page-table.ts";
import { PAGE_NAMES, pageRow } from "./page-table.ts";

/** The page at a path, ignoring letter case; `notFound` if there is none. */
export const pageAt = (pathname: string): PageName =>
  PAGE_NAMES.find((page) => matchPath(pageRow(page).path, pathname) !== null) ?? "notFound";
