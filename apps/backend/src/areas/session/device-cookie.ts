import type { App } from "../../app.ts";
import type { Call } from "../../http/call.ts";
import { cookieValue } from "../../http/cookies.ts";
import type { NameDevice } from "../../http/rate-limits.ts";
import { isHttps } from "../../http/route.ts";
import { isKnownDevice } from "./queries/known-device.ts";
import { DEVICE_LIFE } from "./rules/lifetimes.ts";
import { hashToken } from "./rules/tokens.ts";

type Told = Pick<Call, "headers" | "https">;

/** Sign-in's two calls; no other call needs the cookie. */
const PATH = "/api/v2/installer/login";
const TOKEN = /^[\w-]{43}$/;

/** With the prefix, no page without https can set the cookie; without https browsers refuse the prefix. */
const nameOf = (https: boolean): string => (https ? "__Secure-lucarne-device" : "lucarne-device");

/** The hash of the device token that a call carries; undefined without one. */
export const deviceHashOf = ({ headers, https }: Told): Buffer | undefined => {
  const token = cookieValue(String(headers["cookie"] ?? ""), nameOf(https)) ?? "";
  return TOKEN.test(token) ? hashToken(token) : undefined;
};

/** The `Set-Cookie` header that keeps a device token for sign-in, out of reach of scripts and other sites (SEC-26). */
export const deviceCookie = (token: string, https: boolean): string => {
  const age = DEVICE_LIFE / 1000;
  return `${nameOf(https)}=${token}; Path=${PATH}; Max-Age=${age}; HttpOnly; SameSite=Strict${https ? "; Secure" : ""}`;
};

/** Names the device of a call by the hash of its token. */
export const deviceNames =
  (app: App): NameDevice =>
  async (request) => {
    const device = deviceHashOf({ headers: request.headers, https: isHttps(app, request) });
    const known = device && (await app.database.read((db) => isKnownDevice(db, device, app.clock.now())));
    return known ? device.toString("hex") : undefined;
  };
