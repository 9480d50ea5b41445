import type { PageHref } from "../../../shared/navigation/href.ts";
import { pageHref } from "../../../shared/navigation/href.ts";
import { pageAt } from "../../../shared/navigation/page-at.ts";
import type { PageName } from "../../../shared/navigation/page-table.ts";
import { pageRow } from "../../../shared/navigation/page-table.ts";

/** A page on the way from home to another one. */
export type Crumb = { page: PageName; href: PageHref | undefined };

/** A page with all pages above it, the topmost first. */
const lineOf = (page: PageName): PageName[] => {
  const { parent } = pageRow(page);

  return parent === undefined ? [page] : [...lineOf(parent), page];
};

const segmentsOf = (path: string): string[] => path.split("/").filter((segment) => segment !== "");

/** The way from home to a path, home first (NAV-18). Empty on home itself and on pages that are not below it. */
export const trailTo = (pathname: string): Crumb[] => {
  const current = pageAt(pathname);
  const line = lineOf(current);
  if (line.length === 1) return [];
  const segments = segmentsOf(pathname);
  const pattern = segmentsOf(pageRow(current).path);

  // A page above has the same things in its address, at another place.
  return line.map((page) => ({
    page,
    href: pageHref(pageRow(page).path.replaceAll(/:\w+/g, (name) => segments[pattern.indexOf(name)] ?? "")),
  }));
};

/** Says whether a path lies in the area of a page: home is only home, the others include the pages below them. */
export const isInArea = (pathname: string, area: PageName): boolean => {
  const page = pageAt(pathname);

  return page === area || (area !== "home" && lineOf(page).includes(area));
};

/** The same for the navigation bar, where a page that the bar does not list marks the entry that it names. */
export const isCurrentInNavigation = (pathname: string, entry: PageName): boolean =>
  isInArea(pathname, entry) || lineOf(pageAt(pathname)).some((page) => pageRow(page).navigation === entry);
