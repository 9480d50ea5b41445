import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { company, ledgerAccount, ledgerWatch, region, stock } from "../db/schema/index.ts";
import { LOCKS, waitForLock } from "../db/sql/advisory-lock.ts";
import { watchLedger } from "../runtime/backend-worker.ts";
import { withBackend } from "../testing/backend.ts";
import { openAccount } from "./accounts.ts";
import { verifyInTurn, watchState } from "./watch.ts";
import { matchers } from "../../../../test-matchers.ts";
import { everyNth } from "../../../../test-sample.ts";

const backend = withBackend({ kind: "postgres" });

const exec = (script: string) => backend().database.exec(script);
const add = (points: number, where: string) =>
  exec(`update ledger_account set credits_posted = credits_posted + ${points} where ${where}`);
const LAST = "id = (select max(id) from ledger_account where company_id is not null)";
const verify = () => verifyInTurn(backend().database, backend().clock.now());
const position = async () => (await backend().database.db.select().from(ledgerWatch))[0];

/** Verifies until every account has had its turn. */
const wholeRound = async (): Promise<string[]> => {
  const rules: string[] = [];
  do rules.push(...(await verify()).map(({ rule }) => rule));
  while ((await position())?.lastAccount !== 0);
  return rules;
};

beforeEach(() => backend().database.db.delete(ledgerWatch));

describe("the ledger verified in turns", () => {
  it("finds nothing in a ledger that is in order", async () => {
    expect(await watchState(backend().database)).toBeUndefined();
    expect(await wholeRound()).toEqual([]);
    expect(await watchState(backend().database)).toMatchObject({ faults: 0 });
  });

  it.each(
    everyNth<[string, (by: number) => Promise<void>, string]>(4, [
      [
        "a counter of the last account that was moved by hand",
        (by: number) => add(by, LAST),
        "the counters of an account",
      ],
      [
        "a lot that was filled by hand",
        (by: number) =>
          exec(`update points_lot set amount = amount + ${by} where id = (select max(id) from points_lot)`),
        "every earning of a company has a lot",
      ],
      [
        "a counter of the stock that was moved by hand",
        (by: number) =>
          exec(`update stock set on_hand = on_hand + ${by} where variant_id = (select max(variant_id) from stock)`),
        "stock counters equal their movements",
      ],
      [
        "a counter of the programme that was moved by hand",
        (by: number) => add(by, "kind = 'redemption' and company_id is null"),
        "debits equal credits",
      ],
    ]),
  )("finds %s", async (_, change, rule) => {
    await change(3);
    const found = await wholeRound();
    const state = await watchState(backend().database);
    await change(-3);
    expect(found.join()).toContain(rule);
    expect(state?.faults).toBe(found.length);
    expect(await wholeRound()).toEqual([]);
    expect(await watchState(backend().database)).toMatchObject({ faults: 0 });
  });

  it("goes on where another call ended, and begins again after the last account", async () => {
    const { database } = backend();
    const [poland] = await database.db.select({ id: region.id }).from(region).where(eq(region.slug, "pl"));
    await database.transaction(async (tx) => {
      for (let index = 0; index < 150; index++) {
        const [row] = await tx
          .insert(company)
          .values({
            uuid: crypto.randomUUID(),
            regionId: poland?.id ?? 0,
            name: "Dachy",
            address: "Lipowa 1",
            city: "Łódź",
            postalCode: "90-001",
            createdAt: backend().clock.now(),
          })
          .returning({ id: company.id });
        if (row) await openAccount(tx, row.id);
      }
    });
    const accounts = await database.db.$count(ledgerAccount);
    expect(accounts).toBeGreaterThan(150);
    // Past the time of a call, so that it verifies one part.
    const clock = vi.spyOn(performance, "now");
    let time = 0;
    clock.mockImplementation(() => (time += 200));
    await verify();
    const first = await position();
    expect(first?.lastAccount).toBeGreaterThan(0);
    expect(first?.completedAt).toBeNull();
    const parts = Math.ceil(accounts / 10) + Math.ceil((await database.db.$count(stock)) / 10) + 1;
    for (let call = 0; call < parts; call++) await verify();
    clock.mockRestore();
    expect((await position())?.completedAt).toBeInstanceOf(Date);
  });

  it("leaves it to the process that is at it", async () => {
    const { database } = backend();
    await database.transaction(async (tx) => {
      await waitForLock(tx, LOCKS.ledgerWatch);
      expect(await verify()).toEqual([]);
    });
    expect(await position()).toBeUndefined();
  });

  it("is logged as an error when a rule is broken", async () => {
    const error = vi.fn();
    const app = { ...backend().app, log: { ...backend().app.log, error } };
    await watchLedger(app);
    expect(error).not.toHaveBeenCalled();
    await add(5, LAST);
    do await watchLedger(app);
    while ((await position())?.lastAccount !== 0);
    await add(-5, LAST);
    expect(error).toHaveBeenCalledWith(
      { violations: matchers.arrayContaining([matchers.anything()]) },
      "THE LEDGER IS WRONG",
    );
  });
});
