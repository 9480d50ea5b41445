import type { App } from "../../app.ts";
import type { Call } from "../../http/call.ts";
import { cookieValues } from "../../http/cookies.ts";
import type { NameDevice } from "../../http/rate-limits.ts";
import { isHttps } from "../../http/route.ts";
import { knownDevice } from "./queries/known-device.ts";
import { ACCOUNTS_PER_DEVICE, DEVICE_LIFE } from "./rules/lifetimes.ts";
import { hashToken } from "./rules/tokens.ts";

type Told = Pick<Call, "headers" | "https">;

/** Sign-in's two calls; no other call needs the cookie. */
const PATH = "/api/v2/installer/login";
const TOKEN = /^[\w-]{43}$/;
const SEPARATOR = ".";
/** Cookies of the name that are read: a sibling domain may have set one before the portal's own. */
const MOST_COOKIES = 3;

/** With the prefix, no page without https can set the cookie; without https browsers refuse the prefix. */
const nameOf = (https: boolean): string => (https ? "__Secure-lucarne-device" : "lucarne-device");

/** The device tokens that a call carries: one for each account that signed in on the device. */
export const deviceTokensOf = ({ headers, https }: Told): readonly string[] =>
  cookieValues(String(headers["cookie"] ?? ""), nameOf(https))
    .slice(0, MOST_COOKIES)
    .flatMap((value) => value.split(SEPARATOR, ACCOUNTS_PER_DEVICE))
    .filter((token) => TOKEN.test(token));

/** The `Set-Cookie` header that keeps device tokens for sign-in, out of reach of scripts and other sites (SEC-26). */
export const deviceCookie = (tokens: readonly string[], https: boolean): string => {
  const value = tokens.slice(0, ACCOUNTS_PER_DEVICE).join(SEPARATOR);
  const age = DEVICE_LIFE / 1000;
  return `${nameOf(https)}=${value}; Path=${PATH}; Max-Age=${age}; HttpOnly; SameSite=Strict${https ? "; Secure" : ""}`;
};

/** Names the device of a call by the hash of a token that some account knows. */
export const deviceNames =
  (app: App): NameDevice =>
  async (request) => {
    const tokens = deviceTokensOf({ headers: request.headers, https: isHttps(app, request) });
    const known = await app.database.read((db) => knownDevice(db, tokens.map(hashToken), app.clock.now()));
    return known?.toString("hex");
  };
