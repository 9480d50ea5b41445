import type { PageHref } from "../shared/pages/href.ts";
import { href, pageHref, withSearch } from "../shared/pages/href.ts";
import { pageAt } from "../shared/pages/page-at.ts";
import type { PageName } from "../shared/pages/page-table.ts";

const PARAMETER = "redirectTo";
/** Pages that a signed-in user is sent away from. */
const NEVER: readonly PageName[] = ["signIn", "registration", "maintenance"];

/**
 * The wanted page of an address's query (NAV-4). Home for none, for another site's address, for an address without a
 * page and for the pages that a signed-in user is sent away from.
 */
export const wantedPage = (search: string, origin: string): PageHref => {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  if (!wanted?.startsWith("/")) return href("home");
  // "//host" and "/\host" start with a slash and go to another site.
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  if (url?.origin !== origin || NEVER.includes(pageAt(url.pathname))) return href("home");

  return pageHref(`${url.pathname}${url.search}${url.hash}`) ?? href("home");
};

/** The address of sign-in that redirects back afterwards. */
export const signInHref = (wanted?: string): PageHref =>
  wanted === undefined || wanted === "/"
    ? href("signIn")
    : withSearch(href("signIn"), new URLSearchParams({ [PARAMETER]: wanted }));
