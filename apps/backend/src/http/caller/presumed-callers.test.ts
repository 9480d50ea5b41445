import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { appUser, auditLog } from "../../db/schema/index.ts";
import { revokeSessions } from "../../areas/session/commands/revoke.ts";
import { type TestAnswer, withBackend } from "../../testing/backend.ts";
import { tokenFor } from "../../testing/operations/belongings.ts";
import { bodyOf } from "../../testing/body-of.ts";

/*
 * A read begins with the caller that the same token had in an earlier call. These tests change the database without the
 * server, as another process does.
 */

const backend = withBackend();
const MAREK = "marek@dachserwis.example";
const STEFAN = "stefan@krovni.example";

const read = (token: string, path = "/v1/project") => backend().call("GET", path, { token });
const companiesIn = (answer: TestAnswer): string[] => [
  ...new Set(bodyOf("listProjects", answer).data.map(({ company }) => company.uuid)),
];
const end = (userId: number) =>
  backend().database.transaction((tx) => revokeSessions(tx, { userId }, "logout", backend().clock.now()));

/** Signs in and reads once, so that the server remembers the caller. */
const known = async (email: string) => {
  const { id: userId } = await backend().person(email);
  const token = await tokenFor(backend(), userId);
  expect((await read(token)).status).toBe(200);
  return { token, userId };
};

describe("a read of a known token", () => {
  it("is refused when the session has ended meanwhile, and not remembered", async () => {
    const { token, userId } = await known(MAREK);
    await end(userId);
    for (let round = 0; round < 2; round++)
      expect(await read(token)).toMatchObject({ status: 401, body: { code: "session_revoked" } });
  });

  it("is refused as a call without a session, whatever else is wrong with it", async () => {
    const { token, userId } = await known(MAREK);
    await end(userId);
    expect((await read(token, "/v1/project?limit=-1")).status).toBe(401);
    const again = await known(MAREK);
    await end(again.userId);
    expect((await read(again.token, "/v1/project/00000000-0000-4000-8000-000000000000")).status).toBe(401);
  });

  it("is refused when the user is no longer active", async () => {
    const { token, userId } = await known(MAREK);
    const { db } = backend().database;
    await db.update(appUser).set({ active: 2 }).where(eq(appUser.id, userId));
    expect(await read(token)).toMatchObject({ status: 401, body: { code: "account_inactive" } });
    await db.update(appUser).set({ active: 1 }).where(eq(appUser.id, userId));
    expect((await read(token)).status).toBe(200);
  });

  it("shows only what the user may see now when the user has changed the company", async () => {
    const { token, userId } = await known(MAREK);
    const [before] = companiesIn(await read(token));
    const { companyId } = await backend().person(MAREK);
    const other = await backend().person(STEFAN);
    const { db } = backend().database;
    await db.update(appUser).set({ companyId: other.companyId }).where(eq(appUser.id, userId));
    const after = companiesIn(await read(token));
    expect(after).toHaveLength(1);
    expect(after).not.toContain(before);
    await db.update(appUser).set({ companyId }).where(eq(appUser.id, userId));
  });

  it("loses what needs a session when the session of an optional token has ended", async () => {
    const { token, userId } = await known(MAREK);
    const whole = await read(token, "/v1/config");
    await end(userId);
    const { status, body } = await read(token, "/v1/config");
    expect(status).toBe(200);
    expect(body).not.toEqual(whole.body);
    expect(body).toEqual((await backend().call("GET", "/v1/config/public")).body);
  });
});

it("an operator's call is checked before it is written to the audit log", async () => {
  const { id } = await backend().person(MAREK);
  const token = await backend().emulate(id);
  expect((await read(token)).status).toBe(200);
  const calls = () => backend().database.db.$count(auditLog, eq(auditLog.actAs, id));
  const before = await calls();
  await end(id);
  expect((await read(token)).status).toBe(401);
  expect(await calls()).toBe(before);
});
