import { HOUR } from "@lucarne/api-client/durations";
import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { authEvent } from "../../db/schema/index.ts";
import { tokensOf, withBackend } from "../../testing/backend.ts";
import { REFRESH_IDLE, SESSION_LIFE } from "./rules/lifetimes.ts";
import { bodyOf } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";

const backend = withBackend({ settings: { trustProxy: 1, countryHeader: "cf-ipcountry" } });
const MAREK = "marek@dachserwis.example";
const ANNA = "anna@dachserwis.example";
const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

// Past the ends of earlier tests' sessions and code limits.
beforeEach(() => backend().advance(SESSION_LIFE + HOUR));

/** Signs in with a browser of this name. */
const signIn = async (email: string, userAgent?: string, proxied: Record<string, string> = {}) => {
  const { user_id: userId, challenge, code } = await backend().requestCode(email);
  const answer = await backend().call("POST", "/v2/installer/login/verify", {
    body: { userId, challenge, code },
    headers: { ...proxied, ...(userAgent === undefined ? {} : { "user-agent": userAgent }) },
  });
  return { userId, ...tokensOf(answer) };
};

const list = async (token: string) =>
  bodyOf("listSessions", await backend().call("GET", "/v2/installer/sessions", { token })).data;

const status = async (token: string) => (await backend().call("GET", "/v1/company/user/self", { token })).status;

const refresh = (token: string, refresh_token: string) =>
  backend().call("POST", "/v2/installer/refresh", {
    body: { token, refresh_token, expiresAt: "2026-11-20T08:45:00Z" },
  });

describe("the list of open sessions", () => {
  it("names the device, the times and the session in use, last used first", async () => {
    const signedIn = backend().clock.now();
    const phone = await signIn(MAREK, PHONE);
    backend().advance(HOUR / 2);
    const other = await signIn(MAREK, "curl");
    const { token } = tokensOf(await refresh(phone.token, phone.refresh_token));
    backend().advance(1_000);
    const now = backend().clock.now();
    expect(await list(token)).toEqual([
      matchers.objectContaining({ current: false, device: { kind: null, browser: null, system: null } }),
      {
        uuid: matchers.any(String),
        current: true,
        device: { kind: "phone", browser: "Chrome", system: "Android" },
        country: null,
        created_at: signedIn.toISOString(),
        last_used_at: new Date(now.getTime() - 1_000).toISOString(),
        expires_at: new Date(now.getTime() - 1_000 + REFRESH_IDLE).toISOString(),
      },
    ]);
    expect(await list(other.token)).toMatchObject([{ current: true }, { current: false }]);
  });

  it("names the country that a trusted proxy reported at sign-in", async () => {
    const { token } = await signIn(MAREK, PHONE, { "x-forwarded-for": "203.0.113.7", "cf-ipcountry": "PL" });
    expect(await list(token)).toMatchObject([{ country: "PL" }]);
  });

  it("leaves out colleagues, ended, lapsed and emulated sessions", async () => {
    await signIn(MAREK);
    backend().advance(REFRESH_IDLE);
    await signIn(ANNA);
    const { token, refresh_token } = await signIn(MAREK);
    await backend().call("POST", "/v2/installer/logout", { body: { refresh_token } });
    const { userId, token: current } = await signIn(MAREK);
    await backend().emulate(userId);
    expect(await list(current)).toMatchObject([{ current: true }]);
    expect(await status(token)).toBe(401);
  });
});

describe("ending sessions", () => {
  it("ends one: its tokens are refused at once, the others stay", async () => {
    const lost = await signIn(MAREK, PHONE);
    const { token, userId } = await signIn(MAREK);
    const uuid = (await list(token)).find(({ current }) => !current)?.uuid;
    const end = () => backend().call("DELETE", `/v2/installer/sessions/${uuid}`, { token });
    expect((await end()).status).toBe(204);
    expect([await status(lost.token), await status(token)]).toEqual([401, 200]);
    expect(await refresh(lost.token, lost.refresh_token)).toMatchObject({
      status: 401,
      body: { code: "session_revoked" },
    });
    expect(await end()).toMatchObject({ status: 404, body: { code: "not_found" } });
    const [event] = await backend()
      .database.db.select()
      .from(authEvent)
      .where(eq(authEvent.userId, userId))
      .orderBy(desc(authEvent.id));
    expect(event).toMatchObject({ kind: "session_ended" });
  });

  it("does not find a session of somebody else", async () => {
    const anna = await signIn(ANNA);
    const { token } = await signIn(MAREK);
    const [own] = await list(anna.token);
    const answer = await backend().call("DELETE", `/v2/installer/sessions/${own?.uuid}`, { token });
    expect([answer.status, await status(anna.token)]).toEqual([404, 200]);
  });

  it("ends all others and keeps the one in use, emulated ones included", async () => {
    const other = await signIn(MAREK, PHONE);
    const { token, userId } = await signIn(MAREK);
    const emulated = await backend().emulate(userId);
    expect((await backend().call("DELETE", "/v2/installer/sessions?others=1", { token })).status).toBe(204);
    expect([await status(other.token), await status(emulated), await status(token)]).toEqual([401, 401, 200]);
  });

  it("signs out everywhere, of the own user alone", async () => {
    const anna = await signIn(ANNA);
    const other = await signIn(MAREK, PHONE);
    const { token } = await signIn(MAREK);
    expect((await backend().call("DELETE", "/v2/installer/sessions", { token })).status).toBe(204);
    expect([await status(other.token), await status(token), await status(anna.token)]).toEqual([401, 401, 200]);
  });
});
