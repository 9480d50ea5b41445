import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { pageNumber } from "../../page-parts/page-number.ts";
import type { PageHref } from "../../navigation/href.ts";
import { withSearch } from "../../navigation/href.ts";
import { useNavigate } from "../../navigation/navigate.ts";

/** The filters of a list: the possible values of each, of which the first means no filter; or free text. */
type Filters = Readonly<Record<string, readonly [string, ...string[]] | "text">>;

type Values<Shape extends Filters> = {
  [Name in keyof Shape]: Shape[Name] extends readonly string[] ? Shape[Name][number] : string;
};

type Change<Shape extends Filters> = Partial<Values<Shape>> & { page?: number };

/** Characters that the server takes in a search. */
export const MAX_TEXT = 80;

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
  list: PageHref,
  shape: Shape,
  { page = 1, ...values }: Change<Shape>,
): PageHref => {
  const search = new URLSearchParams();
  const chosen = new Map<string, string | undefined>(Object.entries(values));
  for (const [name, allowed] of Object.entries(shape)) {
    const value = valueOf(allowed, chosen.get(name) ?? null);
    if (value !== (allowed === "text" ? "" : allowed[0])) search.set(name, value);
  }
  if (page > 1) search.set("page", String(page));

  return withSearch(list, search);
};

/**
 * Filters and page of a list, kept in the URL: they survive a reload and can be shared.
 * `list` is the list's own address, `shape` is a constant.
 * `hrefOf` gives the address after a change, for a link; changing a filter goes back to the first page.
 * `change` goes there in the same history entry: Back leaves the list.
 */
export const useListAddress = <Shape extends Filters>(list: PageHref, shape: Shape) => {
  const [search] = useSearchParams();
  const navigate = useNavigate();

  return useMemo(() => {
    const values = readFilters(shape, search);

    return {
      values,
      page: pageNumber(search),
      hrefOf: (change: Change<Shape>) => listAddress(list, shape, { ...values, ...change }),
      change: (change: Change<Shape>) => {
        // On a slow phone the next press can come before the page is drawn with the change of the press before.
        const current = readFilters(shape, new URLSearchParams(location.search));
        // In the same step the links of other filters get the change.
        void navigate(listAddress(list, shape, { ...current, ...change }), { replace: true, flushSync: true });
      },
    };
  }, [list, navigate, search, shape]);
};
