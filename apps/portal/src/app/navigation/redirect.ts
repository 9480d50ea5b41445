import { parseUrl } from "@lucarne/api-client/parse-url";
import type { Path } from "react-router";
import { maintenance, sessionStore } from "../../platform/session/portal-session.ts";
import type { PageHref } from "../../shared/navigation/href.ts";
import { href, pageHref, withSearch } from "../../shared/navigation/href.ts";
import { pageAt } from "../../shared/navigation/page-at.ts";
import type { PageName } from "../../shared/navigation/page-table.ts";
import { pageRow } from "../../shared/navigation/page-table.ts";

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
  const url = parseUrl(wanted, origin);
  if (url?.origin !== origin || NEVER.includes(pageAt(url.pathname))) return href("home");

  return pageHref(`${url.pathname}${url.search}${url.hash}`) ?? href("home");
};

/** The address of sign-in that redirects back afterwards. */
export const signInHref = (wanted?: string): PageHref =>
  wanted === undefined || wanted === "/"
    ? href("signIn")
    : withSearch(href("signIn"), new URLSearchParams({ [PARAMETER]: wanted }));

/**
 * The page that is shown instead of an address; `undefined` when the address itself is shown. While the server is in maintenance
 * that is /maintenance (MNT-2). A signed-in user is sent from sign-in to the wanted page (NAV-2, NAV-4), and a visitor from a
 * signed-in page to sign-in and back; not back after a sign-out, when the next user may be another.
 */
export const redirectFrom = ({ pathname, search, hash }: Path): PageHref | undefined => {
  const page = pageAt(pathname);
  if (maintenance.isOn()) return page === "maintenance" ? undefined : href("maintenance");
  const { frame } = pageRow(page);
  const ended = sessionStore.lastEnd();
  if (sessionStore.get().kind !== "none")
    return frame === "anonymous" ? wantedPage(search, location.origin) : undefined;
  if (frame === "signed-in")
    return signInHref(ended === "signed-out" || ended === "elsewhere" ? undefined : `${pathname}${search}${hash}`);

  // A session that ended on a page that everybody may open leads to sign-in as well.
  return frame === "either" && ended !== undefined ? signInHref() : undefined;
};
