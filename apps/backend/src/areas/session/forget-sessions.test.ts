import { DAY, MINUTE } from "@lucarne/api-client/durations";
import { and, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { accessToken, authEvent, knownDevice, loginChallenge, refreshToken, session } from "../../db/schema/index.ts";
import { runSweeps } from "../../runtime/jobs/sweeps.ts";
import { tokensOf, withBackend, type TestTokens } from "../../testing/backend.ts";
import { forgetLoginCodes } from "../login/commands/forget-codes.ts";
import { forgetSessions } from "./commands/forget-sessions.ts";
import { SESSION_LIFE } from "./rules/lifetimes.ts";

const backend = withBackend();
const MAREK = "marek@dachserwis.example";

const refresh = (refresh_token: string) => backend().call("POST", "/v2/installer/refresh", { body: { refresh_token } });
const status = async (token: string) => (await backend().call("GET", "/v1/company/user/self", { token })).status;

// Past the ends of earlier tests' sessions and codes.
beforeEach(async () => {
  backend().advance(SESSION_LIFE + 2 * DAY);
  await runSweeps(backend().app, [forgetSessions, forgetLoginCodes]);
});

describe("the end of a session's longest life", () => {
  const sweep = () => runSweeps(backend().app, [forgetSessions]);
  const rows = () => {
    const { db } = backend().database;
    return Promise.all([db.$count(session), db.$count(accessToken), db.$count(refreshToken)]);
  };

  it("deletes it with all its tokens, and nothing before", async () => {
    expect(await rows()).toEqual([0, 0, 0]);
    const signedIn = await backend().signIn(MAREK);
    let latest: TestTokens = signedIn;
    for (let day = 20; day < 90; day += 20) {
      backend().advance(20 * DAY);
      latest = tokensOf(await refresh(latest.refresh_token));
    }
    await backend().emulate(signedIn.userId);
    backend().advance(9 * DAY);
    await sweep();
    expect(await rows()).toEqual([2, 6, 5]);
    backend().advance(2 * DAY);
    await sweep();
    // The emulated session began 80 days later.
    expect(await rows()).toEqual([1, 1, 0]);
    expect(await status(latest.token)).toBe(401);
    expect(await refresh(latest.refresh_token)).toMatchObject({ body: { code: "token_invalid" } });
  });

  it("leaves the record of sign-ins and the known device", async () => {
    const { db } = backend().database;
    const { userId, token } = await backend().signIn(MAREK);
    const [opened] = await db.select({ id: session.id }).from(session).where(eq(session.userId, userId));
    const sessionId = opened?.id ?? 0;
    backend().advance(SESSION_LIFE + DAY);
    await sweep();
    expect(await status(token)).toBe(401);
    expect(await db.$count(authEvent, and(eq(authEvent.kind, "signed_in"), eq(authEvent.sessionId, sessionId)))).toBe(
      1,
    );
    const newest = db
      .select({ sessionId: knownDevice.sessionId })
      .from(knownDevice)
      .where(eq(knownDevice.userId, userId));
    expect((await newest.orderBy(desc(knownDevice.id)))[0]).toEqual({ sessionId: null });
  });

  it("keeps used refresh tokens, whose reuse ends the session", async () => {
    const first = await backend().signIn(MAREK);
    const second = tokensOf(await refresh(first.refresh_token));
    backend().advance(29 * DAY);
    await sweep();
    expect(await refresh(first.refresh_token)).toMatchObject({ body: { code: "session_revoked" } });
    expect(await status(second.token)).toBe(401);
  });
});

describe("login codes", () => {
  const codes = () => backend().database.db.$count(loginChallenge);

  it("are deleted when they no longer count in a limit, and not before", async () => {
    await backend().requestCode(MAREK);
    backend().advance(DAY - MINUTE);
    await runSweeps(backend().app, [forgetLoginCodes]);
    expect(await codes()).toBe(1);
    backend().advance(DAY + MINUTE);
    await runSweeps(backend().app, [forgetLoginCodes]);
    expect(await codes()).toBe(0);
  });
});
