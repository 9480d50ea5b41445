import { cookieValues } from "./cookies.ts";

/** Sign-in's calls; no other call needs the cookie. */
const PATH = "/api/v2/installer/login";
const TOKEN = /^[\w-]{43}$/;
const SEPARATOR = ".";
/** Cookies of the name that are read: a sibling domain may have set one before the portal's own. */
const MAX_COOKIES = 3;
/** Tokens that are read of each. */
const MAX_TOKENS = 5;

/** With the prefix, no page without https can set the cookie; without https browsers refuse the prefix. */
const nameOf = (https: boolean): string => (https ? "__Secure-lucarne-device" : "lucarne-device");

/** The device tokens of a `Cookie` header: one for each account that signed in on the device. */
export const deviceTokensOf = (header: string | undefined, https: boolean): readonly string[] =>
  cookieValues(header, nameOf(https))
    .slice(0, MAX_COOKIES)
    .flatMap((value) => value.split(SEPARATOR, MAX_TOKENS))
    .filter((token) => TOKEN.test(token));

/** How the caller reached the server. */
type Reached = {
  https: boolean;
  /** From a portal on another origin. */
  elsewhere: boolean;
};

/** Only https lets a cookie be sent from another site. Browsers that block cookies of other sites allow partitioned ones. */
const sites = ({ https, elsewhere }: Reached): string => {
  if (!https) return "SameSite=Strict";
  return elsewhere ? "SameSite=None; Secure; Partitioned" : "SameSite=Strict; Secure";
};

/**
 * The `Set-Cookie` header that keeps device tokens for sign-in, out of reach of scripts and of sites without a portal
 * (SEC-26, SEC-28).
 *
 * @param lifetime in milliseconds
 */
export const deviceCookie = (tokens: readonly string[], lifetime: number, reached: Reached): string =>
  `${nameOf(reached.https)}=${tokens.join(SEPARATOR)}; Path=${PATH}; Max-Age=${lifetime / 1000}; HttpOnly; ${sites(reached)}`;
