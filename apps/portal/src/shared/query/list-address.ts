import { useMemo } from "react";
import { useLocation, useSearchParams } from "react-router";
import { pageNumber } from "../page/page-number.ts";

/** The filters of a list: for each the values it may have, the first of which stands for no filter; or free text. */
type Filters = Readonly<Record<string, readonly [string, ...string[]] | "text">>;

type Values<Shape extends Filters> = {
  [Name in keyof Shape]: Shape[Name] extends readonly string[] ? Shape[Name][number] : string;
};

type Change<Shape extends Filters> = Partial<Values<Shape>> & { page?: number };

const MAX_TEXT = 100;

const valueOf = (allowed: Filters[string], text: string | null): string => {
  if (allowed === "text") return (text ?? "").slice(0, MAX_TEXT);

  return allowed.find((value) => value === text) ?? allowed[0];
};

/** The filters that an address asks for; a value that is not allowed counts as none. */
export const readFilters = <Shape extends Filters>(shape: Shape, search: URLSearchParams): Values<Shape> =>
  // Object.fromEntries loses which value belongs to which name.
  Object.fromEntries(
    Object.entries(shape).map(([name, allowed]) => [name, valueOf(allowed, search.get(name))]),
  ) as Values<Shape>;

/** The address of a list with these filters on this page. What is the default is left out. */
export const listAddress = <Shape extends Filters>(
  pathname: string,
  shape: Shape,
  { page = 1, ...values }: Change<Shape>,
): string => {
  const search = new URLSearchParams();
  for (const [name, allowed] of Object.entries(shape)) {
    const value = valueOf(allowed, Object.entries(values).find(([key]) => key === name)?.[1] ?? null);
    if (value !== (allowed === "text" ? "" : allowed[0])) search.set(name, value);
  }
  if (page > 1) search.set("page", String(page));

  return search.size > 0 ? `${pathname}?${search}` : pathname;
};

/**
 * Filters and page of a list, which stand in the URL: they survive a reload and can be shared. `shape` is a constant.
 * `hrefOf` gives the address after a change; one of a filter leads to the first page.
 */
export const useListAddress = <Shape extends Filters>(shape: Shape) => {
  const [search] = useSearchParams();
  const { pathname } = useLocation();

  return useMemo(() => {
    const values = readFilters(shape, search);

    return {
      values,
      page: pageNumber(search),
      hrefOf: (change: Change<Shape>) => listAddress(pathname, shape, { ...values, ...change }),
    };
  }, [pathname, search, shape]);
};
