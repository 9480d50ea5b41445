import { DAY } from "@lucarne/api-client/durations";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

import { ledgerAccount, ledgerTransfer, orders, project } from "../../db/schema/index.ts";
import { grant, post, reserve, voidTransfer } from "../../ledger/ledger.ts";
import { withBackend } from "../../testing/backend.ts";
import { newUuid } from "../../kernel/uuid.ts";
import { bodyOf } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";

const backend = withBackend();

const entry = z.object({
  uuid: z.string(),
  event: z.string(),
  created_at: z.string(),
  points: z.number(),
  variation: z.enum(["positive", "negative", "reserved", "expired"]),
  options: z.record(z.string(), z.record(z.string(), z.string())).nullable(),
});
const history = z.object({ data: z.array(entry), meta: z.object({ total: z.number(), last_page: z.number() }) });

let token = "";
let companyId = 0;

const read = async (query = "", reader = token) => {
  const { status, body } = await backend().call("GET", `/v1/points/history${query}`, { token: reader });
  expect(status).toBe(200);
  return history.parse(body);
};

/** The whole history, read in pages of 100. */
const readAll = async () => {
  const first = await read("?limit=100");
  const all = [...first.data];
  for (let page = 2; page <= first.meta.last_page; page++) all.push(...(await read(`?limit=100&page=${page}`)).data);
  return all;
};

beforeAll(async () => {
  ({ token } = await backend().signIn("marek@dachserwis.example"));
  ({ companyId } = await backend().person("marek@dachserwis.example"));
});
beforeEach(() => backend().advance(1000));

describe("the points history", () => {
  it("has every transfer of the company's account once, newest first, in a stable order", async () => {
    const all = await readAll();
    const { db } = backend().database;
    const [own] = await db.select().from(ledgerAccount).where(eq(ledgerAccount.companyId, companyId));
    const transfers = await db.select().from(ledgerTransfer);
    const mine = transfers.filter(({ debitId, creditId }) => debitId === own?.id || creditId === own?.id);
    const order = (one: { at: Date; id: string }, other: { at: Date; id: string }) =>
      other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);
    expect(all.map(({ uuid }) => uuid)).toEqual(mine.toSorted(order).map(({ id }) => id));
    expect((await read()).data).toHaveLength(20);
  });

  it("adds up to the spendable points", async () => {
    const all = await readAll();
    const sum = (variation: string, event?: string) =>
      all
        .filter((line) => line.variation === variation && (event === undefined || line.event === event))
        .reduce((total, { points }) => total + points, 0);
    const spent = sum("negative", "order_complete") + sum("negative", "topup_complete");
    const returned = sum("positive", "order_reject") + sum("positive", "topup_reject");
    const settled = spent + returned;
    const spendable = sum("positive") - returned - sum("negative") + spent;
    expect(spendable - sum("expired") - sum("reserved") + returned).toBe(1284);
    expect(sum("reserved") - settled).toBeGreaterThan(0);
  });

  it("of the seeded company has every kind of entry, a balance of 1,284 points and 160 expiring", async () => {
    const all = await readAll();
    expect(new Set(all.map(({ variation }) => variation))).toEqual(
      new Set(["positive", "negative", "reserved", "expired"]),
    );
    expect([...new Set(all.map(({ event }) => event))]).toEqual(
      matchers.arrayContaining([
        "welcome_points",
        "profile_completion",
        "project_survey",
        "order_reservation",
        "order_complete",
        "order_reject",
        "topup_reservation",
        "topup_complete",
        "topup_reject",
        "trainings",
        "online_training",
        "satisfaction",
        "response_time",
        "installer_promotion_1",
        "points_expired",
      ]),
    );
    const self = await backend().call("GET", "/v1/company/user/self", { token });
    const { uuid } = bodyOf("getCurrentUser", self).company;
    expect((await backend().call("GET", `/v1/company/points/${uuid}`, { token })).body).toMatchObject({
      company_points: 1284,
      points: { to_expire: 160 },
    });
  });

  it("links an entry to its order or project", async () => {
    const all = await readAll();
    const { db } = backend().database;
    const ordered = all.find(({ event, options }) => event === "order_complete" && options);
    const [bought] = await db
      .select()
      .from(orders)
      .where(eq(orders.uuid, ordered?.options?.["order"]?.["uuid"] ?? ""));
    expect(ordered?.options).toEqual({ order: { uuid: bought?.uuid, order_number: bought?.number } });
    expect(bought?.companyId).toBe(companyId);
    const closed = all.find(({ event }) => event === "project_survey");
    const [built] = await db
      .select()
      .from(project)
      .where(eq(project.uuid, closed?.options?.["project"]?.["uuid"] ?? ""));
    expect(closed?.options).toEqual({ project: { uuid: built?.uuid, number: built?.number } });
    expect(all.find(({ event }) => event === "welcome_points")?.options).toBeNull();
  });

  it.each([
    ["order", "spent", post, "order_complete", "negative"],
    ["order", "given back", voidTransfer, "order_reject", "positive"],
    ["topup", "spent", post, "topup_complete", "negative"],
    ["topup", "given back", voidTransfer, "topup_reject", "positive"],
  ] as const)(
    "keeps the reservation of a %s and follows it when it is %s",
    async (type, _what, resolve, event, variation) => {
      const now = backend().clock.now();
      const ref = { type, id: newUuid(now) };
      const move = { companyId, amount: 7, ref, actor: "system", now };
      const { database } = backend();
      const pendingId = await database.transaction((tx) => reserve(tx, move));
      expect((await read("?limit=1")).data).toMatchObject([
        { event: `${type}_reservation`, points: 7, variation: "reserved" },
      ]);
      backend().advance(1000);
      const later = backend().clock.now();
      await database.transaction((tx) => resolve(tx, { pendingId, actor: "system", now: later }));
      expect((await read("?limit=2")).data).toMatchObject([
        { event, points: 7, variation },
        { event: `${type}_reservation`, points: 7, variation: "reserved" },
      ]);
    },
  );

  it("can be filtered by reason; an unknown reason has no entries", async () => {
    const { data, meta } = await read("?event=project_survey&limit=5");
    expect(data.map(({ event }) => event)).toEqual(Array.from({ length: 5 }, () => "project_survey"));
    expect(meta.total).toBe(117);
    expect(await read("?event=never_heard_of")).toMatchObject({ data: [], meta: { total: 0, last_page: 1 } });
    expect(await backend().call("GET", "/v1/points/history?event=Not-a-slug", { token })).toMatchObject({
      status: 422,
      body: { code: "validation_failed", errors: { event: [matchers.any(String)] } },
    });
  });

  it("can be filtered by days of the country's calendar, both included", async () => {
    const give = (at: string) =>
      backend().database.transaction((tx) =>
        grant(tx, {
          companyId,
          amount: 1,
          reason: "response_time",
          ref: { type: "grant", id: newUuid(new Date(at)) },
          actor: "system",
          now: new Date(at),
        }),
      );
    // Warsaw is an hour ahead of UTC in winter.
    const times = [
      "2035-02-09T22:59:59.000Z",
      "2035-02-09T23:00:00.000Z",
      "2035-02-10T22:59:59.000Z",
      "2035-02-10T23:00:00.000Z",
    ];
    for (const at of times) await give(at);
    const found = async (query: string) => (await read(query)).data.map(({ created_at }) => created_at);
    expect(await found("?from=2035-02-10&to=2035-02-10")).toEqual([times[2], times[1]]);
    expect(await found("?from=2035-02-11")).toEqual([times[3]]);
    expect(await found("?from=2035-02-09&to=2035-02-09&event=response_time")).toEqual([times[0]]);
    expect(await found("?from=2035-02-12&to=2035-02-09")).toEqual([]);
  });

  it.each([
    ["?from=0000-01-01&to=9999-12-31", 200],
    ["?from=2026-02-30", 422],
    ["?to=yesterday", 422],
    ["?limit=101", 422],
    ["?page=10000", 200],
  ])("answers %s with %i", async (query, status) => {
    expect(await backend().call("GET", `/v1/points/history${query}`, { token })).toMatchObject({ status });
  });

  it("is the caller's company's own", async () => {
    const before = await read("?limit=1");
    const stranger = await backend().person("petr@strechynovak.example");
    const now = new Date(backend().clock.now().getTime() + DAY);
    const ref = { type: "grant" as const, id: newUuid(now) };
    const gift = { companyId: stranger.companyId, amount: 9, reason: "satisfaction" as const, ref, actor: "system" };
    await backend().database.transaction((tx) => grant(tx, { ...gift, now }));
    expect(await read("?limit=1")).toEqual(before);
    const petr = await backend().signIn("petr@strechynovak.example");
    expect((await read("?limit=1", petr.token)).data).toMatchObject([
      { event: "satisfaction", points: 9, variation: "positive" },
    ]);
    expect(await backend().call("GET", "/v1/points/history")).toMatchObject({ status: 401 });
  });
});
