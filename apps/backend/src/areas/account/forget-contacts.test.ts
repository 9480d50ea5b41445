import { DAY } from "@lucarne/api-client/durations";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";

import { contactChallenge, contactChange } from "../../db/schema/index.ts";
import { createBackendWorker } from "../../runtime/backend-worker.ts";
import { withBackend } from "../../testing/backend.ts";

const backend = withBackend();
const EMAIL = "marek@dachserwis.example";
let userId: number;

/** The codes and the changes that are kept of the user. */
const kept = async () => {
  const { db } = backend().database;
  return [
    await db.$count(contactChallenge, eq(contactChallenge.userId, userId)),
    await db.$count(contactChange, eq(contactChange.userId, userId)),
  ];
};
const workAfter = async (days: number) => {
  backend().advance(days * DAY);
  await createBackendWorker(backend().app, { autopilot: false }).runDue();
};

beforeEach(async () => {
  const { token, ...session } = await backend().signIn(EMAIL);
  userId = session.userId;
  await backend().database.db.delete(contactChallenge);
  await backend().database.exec("delete from login_challenge; delete from contact_change");
  await backend().call("PATCH", `/v1/company/user/${userId}`, {
    token,
    body: { email: "marek.new@dachserwis.example" },
  });
});

it("a change that nobody confirms is deleted after it can be stopped, its code after two days", async () => {
  await workAfter(1);
  expect(await kept()).toEqual([1, 1]);
  await workAfter(1);
  expect(await kept()).toEqual([0, 1]);
  await workAfter(5);
  expect(await kept()).toEqual([0, 1]);
  await workAfter(1);
  expect(await kept()).toEqual([0, 0]);
});

it("a confirmed change stays", async () => {
  await backend().database.db.update(contactChange).set({ confirmedAt: backend().clock.now() });
  await workAfter(30);
  expect(await kept()).toEqual([0, 1]);
});
