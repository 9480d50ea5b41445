const PARAMETER = "redirectTo";
const NEVER = ["/login", "/register", "/maintenance"];

/**
 * The wanted page of an address's query, as a path of this portal (NAV-4). `/` for none, another site's
 * address and the pages that one is sent away from.
 */
export const wantedPath = (search: string, origin: string): string => {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  if (!wanted?.startsWith("/")) return "/";
  // "//host" and "/\host" start with a stroke and lead elsewhere.
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  if (url?.origin !== origin || NEVER.includes(url.pathname)) return "/";

  return `${url.pathname}${url.search}${url.hash}`;
};

/** The sign-in page that leads back to a path afterwards. */
export const loginPath = (wanted?: string): string =>
  wanted === undefined || wanted === "/" ? "/login" : `/login?${new URLSearchParams({ [PARAMETER]: wanted })}`;
