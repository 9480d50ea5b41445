type ApiAddress = { baseUrl: string; credentials: RequestCredentials };

/**
 * Where the API is: below the portal's own origin, or where the page says. A page that is served by a host without the API has
 * `<meta name="lucarne-api" content="https://api.example.com/api">`. There the cookie of a known device needs to be included
 * (SEC-28).
 * @param page absent where the build draws the first views
 */
export const apiAddress = (page: ParentNode | undefined, origin: string): ApiAddress => {
  const named = page?.querySelector<HTMLMetaElement>('meta[name="lucarne-api"]')?.content;
  const url = new URL(named ?? "/api", origin);

  return { baseUrl: url.href, credentials: url.origin === origin ? "same-origin" : "include" };
};
