import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMonths, dayIn, startOfDay, startOfMonth } from "@lucarne/api-client/day";
import { z } from "zod";

import { expireLots, grant, post, reserve, voidTransfer } from "../../ledger/ledger.ts";
import { newUuid } from "../../kernel/uuid.ts";
import { withBackend } from "../../testing/backend.ts";

const backend = withBackend();

const answer = z.object({
  past: z.array(z.object({ month: z.string(), earned: z.number(), spent: z.number(), expired: z.number() })),
  expiring: z.array(z.object({ month: z.string(), points: z.number() })),
});

let token = "";
let companyId = 0;

const read = async (reader = token) => {
  const { status, body } = await backend().call("GET", "/v1/points/months", { token: reader });
  expect(status).toBe(200);
  return answer.parse(body);
};

/** The points of the current month. */
const current = async () => (await read()).past.at(-1);

const movement = (amount: number) => {
  const now = backend().clock.now();
  return { companyId, amount, ref: { type: "order", id: newUuid(now) } as const, actor: "system", now };
};

beforeAll(async () => {
  ({ token } = await backend().signIn("marek@dachserwis.example"));
  ({ companyId } = await backend().person("marek@dachserwis.example"));
});
beforeEach(() => backend().advance(1000));

describe("the points per month", () => {
  it("have 24 months in a row up to the current one of the country's calendar", async () => {
    const { past } = await read();
    const [year = 0, month = 0] = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Warsaw" })
      .format(backend().clock.now())
      .split("-")
      .map(Number);
    const expected = Array.from({ length: 24 }, (_, index) =>
      new Date(Date.UTC(year, month - 24 + index, 1)).toISOString().slice(0, 7),
    );
    expect(past.map((one) => one.month)).toEqual(expected);
  });

  it("of the seeded company have points of every kind, and the lots that expire add up to the balance", async () => {
    const { past, expiring } = await read();
    expect(past.some(({ earned }) => earned > 0)).toBe(true);
    expect(past.some(({ spent }) => spent > 0)).toBe(true);
    expect(past.some(({ expired }) => expired > 0)).toBe(true);
    expect(expiring.reduce((sum, { points }) => sum + points, 0)).toBe(1284);
    const year = past.at(-1)?.month.slice(0, 4) ?? "";
    const thisYear = expiring.filter(({ month }) => month.startsWith(year));
    expect(thisYear.reduce((sum, { points }) => sum + points, 0)).toBe(160);
    expect(expiring.map(({ month }) => month)).toEqual(expiring.map(({ month }) => month).toSorted());
  });

  it("count an order once, when it is completed, and a rejected one never", async () => {
    const { database } = backend();
    const before = await current();
    const [kept, rejected] = await database.transaction(async (tx) => [
      await reserve(tx, movement(30)),
      await reserve(tx, movement(7)),
    ]);
    expect(await current()).toEqual(before);
    const resolution = { actor: "system", now: backend().clock.now() };
    await database.transaction(async (tx) => {
      await post(tx, { ...resolution, pendingId: kept ?? "" });
      await voidTransfer(tx, { ...resolution, pendingId: rejected ?? "" });
    });
    expect(await current()).toEqual({ ...before, spent: (before?.spent ?? 0) + 30 });
  });

  it("show granted points as earned and the month in which they will expire", async () => {
    const { database } = backend();
    const before = await current();
    await database.transaction((tx) =>
      grant(tx, { ...movement(25), reason: "trainings", expiresAt: new Date("2031-04-01T00:00:00+02:00") }),
    );
    expect(await current()).toEqual({ ...before, earned: (before?.earned ?? 0) + 25 });
    // The last moment of March in Warsaw: they can be spent until then.
    expect((await read()).expiring.at(-1)).toEqual({ month: "2031-03", points: 25 });
  });

  it("show expired points in the month for which their expiry was announced", async () => {
    const { database } = backend();
    const zone = "Europe/Warsaw";
    const now = backend().clock.now();
    const firstDay = startOfMonth(dayIn(now, zone));
    const month = addMonths(firstDay, -1).slice(0, 7);
    const expiredThen = async () => (await read()).past.find((one) => one.month === month)?.expired ?? 0;
    const before = await expiredThen();
    // The first moment that is not in the month any more.
    const expiresAt = startOfDay(firstDay, zone);
    const earned = new Date(expiresAt.getTime() - 1);
    await database.transaction((tx) => grant(tx, { ...movement(25), now: earned, reason: "trainings", expiresAt }));
    while ((await database.transaction((tx) => expireLots(tx, now))) > 0);
    expect(await expiredThen()).toBe(before + 25);
  });

  it("need a session and are those of the caller's company", async () => {
    expect(await backend().call("GET", "/v1/points/months")).toMatchObject({ status: 401 });
    const other = await backend().signIn("petr@strechynovak.example");
    expect((await read(other.token)).expiring).not.toEqual((await read()).expiring);
  });
});
