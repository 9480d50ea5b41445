import type { ExternalHref } from "./external-href.ts";
import { pageAt } from "./page-at.ts";
import type { PageName, PAGES } from "./page-table.ts";
import { pageRow } from "./page-table.ts";

declare const madeByHref: unique symbol;

/** An address of the portal with a page behind it. Only the functions of this module make one. */
export type PageHref = string & { readonly [madeByHref]: true };

/** The names that a path leaves open: `"uuid"` of `/projects/:uuid/survey`. */
type ParamOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamOf<Head> | ParamOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type LinkedPage = Exclude<PageName, "notFound">;
type Params<Page extends PageName> = Readonly<Record<ParamOf<(typeof PAGES)[Page]["path"]>, string>>;
type ParamsArgument<Page extends PageName> = keyof Params<Page> extends never ? [] : [params: Params<Page>];

/** Whether an address is a page of the portal. */
const isPageHref = (address: string): address is PageHref => {
  if (!address.startsWith("/") || address.startsWith("//")) return false;

  return pageAt(address.replace(/[?#].*$/s, "")) !== "notFound";
};

/** Marks an address that is made from the page table. Its page is known, so it is not looked up again for each link. */
const made = (address: string): PageHref => address as PageHref;

/** The address of a page: `href("shop")`, `href("project", { uuid })`. */
export const href = <Page extends LinkedPage>(page: Page, ...[params]: ParamsArgument<Page>): PageHref => {
  const values: Readonly<Record<string, string>> = params ?? {};

  return made(pageRow(page).path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? "")));
};

/** An address with the given search, `?page=2`; without search parameters the address itself. */
export const withSearch = (address: PageHref, search: URLSearchParams): PageHref => {
  const text = search.toString();

  return text === "" ? address : made(`${address}?${text}`);
};

/** An address that came from elsewhere as one of the portal; `undefined` when no page is there. */
export const pageHref = (address: string): PageHref | undefined => (isPageHref(address) ? address : undefined);

declare module "@lucarne/ui/provider" {
  /** In the portal, every link of the kit takes an address that `href()` or `externalHref()` made. */
  interface Register {
    href: PageHref | ExternalHref;
  }
}
