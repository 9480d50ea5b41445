import { href, type PageHref, pageHref, withSearch } from "../navigation/href.ts";
import { pageAt } from "../navigation/page-at.ts";

const PARAMETER = "returnTo";

/** The profile, opened from a checkout that needs the company's number (CHK-10). */
export const profileFrom = (checkout: PageHref): PageHref =>
  withSearch(href("profile"), new URLSearchParams({ [PARAMETER]: checkout }));

/** The checkout that the profile was opened from; `undefined` for none and for an address that is no checkout. */
export const checkoutToReturnTo = (search: URLSearchParams): PageHref | undefined => {
  const address = pageHref(search.get(PARAMETER) ?? "");

  return address && ["checkout", "checkoutProduct"].includes(pageAt(address)) ? address : undefined;
};
