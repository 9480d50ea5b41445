import { isObject } from "@lucarne/api-client/is-object";
import { DEFAULT_REGION } from "@lucarne/api-client/regions";
import { parseUrl } from "@lucarne/api-client/parse-url";
import { countryOfHost } from "../../platform/intl/choice/language-order.ts";
import { language } from "../../platform/intl/portal-language.ts";
import { sessionStore } from "../../platform/session/portal-session.ts";
import { pageAt } from "../../shared/navigation/page-at.ts";
import { redirectFrom } from "../navigation/redirect.ts";

/** Whether a history entry has a state of the portal, which the router keeps under `usr`. */
const hasOwnState = (entry: unknown): boolean => isObject(entry) && entry["usr"] !== undefined;

/** The page that the address leads to. */
const requestedPage = () => {
  const instead = redirectFrom(location);

  return pageAt(
    (instead === undefined ? undefined : parseUrl(instead, location.origin))?.pathname ?? location.pathname,
  );
};

/**
 * Whether React can take over the HTML of the page: it must be the page that the portal draws first, in the same language,
 * for a visitor without a session and without anything begun in this tab. Other HTML is replaced (PERF-12).
 */
export const isFirstView = ({ dataset }: HTMLElement): boolean => {
  const page = requestedPage();
  // Registration starts with the country of the host; HTML made by the build has the default one.
  const isOfCountry = page !== "registration" || countryOfHost(location.hostname) === DEFAULT_REGION;

  return (
    dataset["page"] === page &&
    dataset["language"] === language.language() &&
    isOfCountry &&
    !hasOwnState(history.state) &&
    sessionStore.get().kind === "none" &&
    sessionStore.lastEnd() === undefined
  );
};
