import { addMonths, dayIn, endOfDay } from "@lucarne/api-client/day";
import { DAY } from "@lucarne/api-client/durations";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

import type { Tx } from "../db/client.ts";
import { constraintOf } from "../db/driver/retry.ts";
import { company, ledgerAccount, ledgerTransfer, pointsLot } from "../db/schema/index.ts";
import { withBackend } from "../testing/backend.ts";
import { voidUnowned } from "../testing/reservations.ts";
import { newUuid } from "../kernel/uuid.ts";
import { balanceOf, openAccount } from "./accounts.ts";
import { correct, expireLots, grant, post, reserve, voidTransfer } from "./ledger.ts";
import { OWNED_RESERVATIONS } from "./rules.ts";
import { findViolations, verifyLedger } from "./verify.ts";
import { codeOfError } from "../testing/body-of.ts";
import { everyNth, inLongRun } from "../../../../test-sample.ts";

const backend = withBackend();
const actor = "system";
/** That of the test's company, which is in Poland. */
const TIME_ZONE = "Europe/Warsaw";
/** When points expire that the company earned at a moment. */
const expiryOf = (at: Date, months = 24) => endOfDay(addMonths(dayIn(at, TIME_ZONE), months), TIME_ZONE);
let companyId = 0;

const newCompany = async (): Promise<number> => {
  const now = backend().clock.now();
  const [row] = await backend()
    .database.db.insert(company)
    .values({
      uuid: newUuid(now),
      regionId: 10,
      name: "Ledger",
      address: "1",
      city: "Test",
      postalCode: "1",
      createdAt: now,
    })
    .returning({ id: company.id });
  const id = row?.id ?? 0;
  await backend().database.transaction((tx) => openAccount(tx, id));
  return id;
};

beforeEach(async () => {
  companyId = await newCompany();
});
afterAll(() => voidUnowned(backend()));

/** Broken rules except those about reservations, which these tests make without orders. */
const broken = async () => (await verifyLedger(backend().database)).filter(({ rule }) => rule !== OWNED_RESERVATIONS);

const run = <T>(fn: (tx: Tx) => Promise<T>) => backend().database.transaction(fn);
const fresh = () => newUuid(new Date());
const now = () => backend().clock.now();
const give = (amount: number, ref = fresh(), at = now()) =>
  run((tx) => grant(tx, { companyId, amount, reason: "trainings", ref: { type: "grant", id: ref }, actor, now: at }));
const hold = (amount: number) =>
  run((tx) => reserve(tx, { companyId, amount, ref: { type: "order", id: fresh() }, actor, now: now() }));
const spendable = async () => (await balanceOf(backend().database.db, companyId)).spendable;
const lots = () =>
  backend()
    .database.db.select({ amount: pointsLot.amount, remaining: pointsLot.remaining })
    .from(pointsLot)
    .where(eq(pointsLot.companyId, companyId))
    .orderBy(pointsLot.expiresAt, pointsLot.id);

describe("points", () => {
  it("are granted once per reason and reference", async () => {
    const ref = fresh();
    expect(await give(50, ref)).toBe(true);
    expect(await give(50, ref)).toBe(false);
    expect(await spendable()).toBe(50);
  });

  it("are reserved, then spent", async () => {
    await give(100);
    const pendingId = await hold(40);
    expect(await balanceOf(backend().database.db, companyId)).toEqual({ spendable: 60, reserved: 40 });
    await run((tx) => post(tx, { pendingId, actor, now: now() }));
    expect(await balanceOf(backend().database.db, companyId)).toEqual({ spendable: 60, reserved: 0 });
  });

  it("are reserved, then given back to the same lots", async () => {
    await give(30, fresh(), new Date(now().getTime() - 10 * DAY));
    await give(100);
    const pendingId = await hold(50);
    expect((await lots()).map(({ remaining }) => remaining)).toEqual([0, 80]);
    await run((tx) => voidTransfer(tx, { pendingId, actor, now: now() }));
    expect((await lots()).map(({ remaining }) => remaining)).toEqual([30, 100]);
    expect(await balanceOf(backend().database.db, companyId)).toEqual({ spendable: 130, reserved: 0 });
  });

  it("cannot be spent twice or beyond the balance", async () => {
    await give(100);
    const pendingId = await hold(100);
    await expect(hold(1)).rejects.toMatchObject({ code: "insufficient_points" });
    await run((tx) => post(tx, { pendingId, actor, now: now() }));
    await expect(run((tx) => post(tx, { pendingId, actor, now: now() }))).rejects.toThrow();
    await expect(run((tx) => voidTransfer(tx, { pendingId, actor, now: now() }))).rejects.toThrow();
    expect(await spendable()).toBe(0);
  });

  it("expire after two years, as far as they are left", async () => {
    const earned = now();
    await give(100, fresh(), earned);
    await hold(30);
    const due = expiryOf(earned, 24);
    const before = new Date(due.getTime() - 1);
    while ((await run((tx) => expireLots(tx, before))) > 0);
    expect(await spendable()).toBe(70);
    expect(await run((tx) => expireLots(tx, due))).toBeGreaterThan(0);
    expect(await run((tx) => expireLots(tx, due))).toBe(0);
    expect(await balanceOf(backend().database.db, companyId)).toEqual({ spendable: 0, reserved: 30 });
  });

  it("expire on the last day on which they can be spent, also when the work is done later (LED-5)", async () => {
    const earned = now();
    await give(100, fresh(), earned);
    while ((await run((tx) => expireLots(tx, expiryOf(earned, 26)))) > 0);
    const [account] = await backend()
      .database.db.select({ id: ledgerAccount.id })
      .from(ledgerAccount)
      .where(eq(ledgerAccount.companyId, companyId));
    const [expired] = await backend()
      .database.db.select({ amount: ledgerTransfer.amount, at: ledgerTransfer.at })
      .from(ledgerTransfer)
      .where(and(eq(ledgerTransfer.debitId, account?.id ?? 0), eq(ledgerTransfer.reason, "points_expired")));
    expect(expired).toEqual({ amount: 100, at: new Date(expiryOf(earned, 24).getTime() - 1) });
  });

  it("expire at once when they are given back too late", async () => {
    const earned = now();
    await give(100, fresh(), earned);
    const pendingId = await hold(30);
    const late = expiryOf(earned, 25);
    await run((tx) => expireLots(tx, late));
    await run((tx) => voidTransfer(tx, { pendingId, actor, now: late }));
    expect(await balanceOf(backend().database.db, companyId)).toEqual({ spendable: 0, reserved: 0 });
    const [expired] = await backend()
      .database.db.select({ amount: ledgerTransfer.amount })
      .from(ledgerTransfer)
      .where(sql`reason = 'points_expired' and ref_type = 'void'`);
    expect(expired?.amount).toBe(30);
  });

  it("expire a second time from a lot that a void filled after its expiry", async () => {
    const earned = now();
    await give(100, fresh(), earned);
    const pendingId = await hold(30);
    const due = expiryOf(earned);
    while ((await run((tx) => expireLots(tx, due))) > 0);
    await run((tx) => voidTransfer(tx, { pendingId, actor, now: new Date(due.getTime() - 1) }));
    expect(await spendable()).toBe(30);
    while ((await run((tx) => expireLots(tx, due))) > 0);
    expect(await balanceOf(backend().database.db, companyId)).toEqual({ spendable: 0, reserved: 0 });
  });

  it("are corrected by a new transfer", async () => {
    await give(100);
    const fix = (amount: number) =>
      run((tx) => correct(tx, { companyId, amount, ref: { type: "correction", id: fresh() }, actor, now: now() }));
    await fix(-30);
    await fix(5);
    expect(await spendable()).toBe(75);
    await expect(fix(-76)).rejects.toMatchObject({ code: "insufficient_points" });
  });
});

describe("the database", () => {
  const insert = (values: Partial<typeof ledgerTransfer.$inferInsert>) =>
    run(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(
        sql`select id::int as id from ledger_account where company_id = ${companyId}`,
      );
      const own = rows[0]?.id ?? 0;
      await tx.insert(ledgerTransfer).values({
        id: fresh(),
        kind: "posted",
        debitId: 1,
        creditId: own,
        amount: 10,
        reason: "trainings",
        refType: "grant",
        refId: fresh(),
        actor,
        at: now(),
        ...values,
      });
    });
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => "accepted",
      (error: unknown) =>
        constraintOf(error) ?? (error instanceof Error && error.cause instanceof Error ? error.cause.message : error),
    );

  it("refuses to change or delete a transfer", async () => {
    await give(10);
    await expect(run((tx) => tx.execute(sql`update ledger_transfer set amount = 1`))).rejects.toThrow();
    await expect(run((tx) => tx.execute(sql`delete from ledger_transfer`))).rejects.toThrow();
    await expect(run((tx) => tx.execute(sql`delete from lot_use`))).rejects.toThrow();
  });

  it("refuses transfers that no command writes", async () => {
    await give(10);
    const pendingId = await hold(5);
    const { rows } = await backend().database.db.execute<{ id: number }>(
      sql`select id::int as id from ledger_account where company_id = ${companyId}`,
    );
    const own = rows[0]?.id ?? 0;
    expect(await refusal(insert({ amount: 0 }))).toMatch(/amount/);
    expect(await refusal(insert({ amount: -1 }))).toMatch(/amount/);
    expect(await refusal(insert({ debitId: own, creditId: own }))).toMatch(/check/);
    expect(await refusal(insert({ kind: "post" }))).toMatch(/check/);
    expect(await refusal(insert({ debitId: own, creditId: 2, amount: 6 }))).toBe("ledger_account_overdraft");
    expect(await refusal(insert({ kind: "post", pendingId, debitId: own, creditId: 2, amount: 4 }))).toMatch(
      /resolved as it was reserved/,
    );
  });
});

describe("verifyLedger", () => {
  it.each(
    everyNth<[string, string]>(2, [
      [
        "a counter that was moved by hand",
        "update ledger_account set credits_posted = credits_posted + 1 where company_id is null and kind = 'redemption'",
      ],
      [
        "a lot that was filled by hand",
        "update points_lot set remaining = remaining - 1 where remaining > 0 and id = (select max(id) from points_lot where remaining > 0)",
      ],
      [
        "a company without an account",
        "insert into company (uuid, region_id, name, address, city, postal_code, created_at) values (gen_random_uuid(), 10, 'X', 'X', 'X', '1', now())",
      ],
      [
        "pieces that are reserved for no order",
        "update stock set reserved = reserved + 1 where variant_id = (select min(variant_id) from stock where on_hand > reserved)",
      ],
      [
        "a closed project that says it brought more",
        "update project set awarded_points = awarded_points + 1 where id = (select min(id) from project where awarded_points > 0)",
      ],
    ]),
  )("finds %s", async (_name, script) => {
    await give(10);
    expect(await broken()).toEqual([]);
    let found: Awaited<ReturnType<typeof findViolations>> = [];
    const undone = backend().database.transaction(async (tx) => {
      await tx.execute(sql.raw(script));
      found = await findViolations(tx);
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    expect(found.filter(({ rule }) => rule !== OWNED_RESERVATIONS).length).toBeGreaterThan(0);
  });

  it("finds reserved points without an order", async () => {
    await give(10);
    const pendingId = await hold(4);
    const rules = async () => (await verifyLedger(backend().database)).map(({ rule }) => rule);
    expect(await rules()).toContain(OWNED_RESERVATIONS);
    await run((tx) => voidTransfer(tx, { pendingId, actor, now: now() }));
  });
});

const commands = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("give" as const), amount: fc.integer({ min: 1, max: 200 }) }),
    fc.record({ kind: fc.constant("hold" as const), amount: fc.integer({ min: 1, max: 150 }) }),
    fc.record({ kind: fc.constantFrom("post" as const, "void" as const), pick: fc.nat(20) }),
    fc.record({
      kind: fc.constant("fix" as const),
      amount: fc.integer({ min: -60, max: 60 }).filter((amount) => amount !== 0),
    }),
    fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 400 }) }),
  ),
  { minLength: 5, maxLength: 25 },
);

/** A simple model of the ledger: lots by expiry date, and what each reservation took. */
class Model {
  lots: { left: number; until: number }[] = [];
  held = new Map<string, { lot: { left: number; until: number }; amount: number }[]>();

  get spendable(): number {
    return this.lots.reduce((sum, { left }) => sum + left, 0);
  }

  put(amount: number, at: Date): void {
    this.lots.push({ left: amount, until: expiryOf(at).getTime() });
  }

  take(amount: number): { lot: { left: number; until: number }; amount: number }[] {
    const taken = [];
    let rest = amount;
    for (const lot of this.lots.toSorted((one, other) => one.until - other.until)) {
      const part = Math.min(rest, lot.left);
      if (part === 0) continue;
      lot.left -= part;
      rest -= part;
      taken.push({ lot, amount: part });
    }
    return taken;
  }
}

/** The result of a command: its id or nothing, else the code of the refusal. */
const outcome = (work: Promise<string | void>) =>
  work.then(
    (id) => ({ id: id ?? "", refusal: "none" }),
    (error: unknown) => ({ id: "", refusal: codeOfError(error) }),
  );

const refusalOf = (amount: number, model: Model) => (amount > model.spendable ? "insufficient_points" : "none");

type Command = typeof commands extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Runs one command in the ledger and in the model; both must accept or refuse it. */
const step = async (command: Command, model: Model, at: Date): Promise<Date> => {
  const ref = fresh();
  switch (command.kind) {
    case "give":
      await give(command.amount, ref, at);
      model.put(command.amount, at);
      return at;
    case "hold": {
      const order = { companyId, amount: command.amount, ref: { type: "order" as const, id: ref }, actor, now: at };
      const expected = refusalOf(command.amount, model);
      const { id, refusal } = await outcome(run((tx) => reserve(tx, order)));
      expect(refusal).toBe(expected);
      if (refusal === "none") model.held.set(id, model.take(command.amount));
      return at;
    }
    case "fix": {
      const fix = { companyId, amount: command.amount, ref: { type: "correction" as const, id: ref }, actor, now: at };
      const expected = refusalOf(-command.amount, model);
      const { refusal } = await outcome(run((tx) => correct(tx, fix)));
      expect(refusal).toBe(expected);
      if (refusal !== "none") return at;
      if (command.amount > 0) model.put(command.amount, at);
      else model.take(-command.amount);
      return at;
    }
    case "wait": {
      const later = new Date(at.getTime() + command.days * DAY);
      while ((await run((tx) => expireLots(tx, later))) > 0);
      for (const lot of model.lots) if (lot.until <= later.getTime()) lot.left = 0;
      return later;
    }
    default: {
      const [pendingId, taken] = [...model.held][command.pick % Math.max(1, model.held.size)] ?? [];
      if (!pendingId || !taken) return at;
      const resolve = command.kind === "post" ? post : voidTransfer;
      await run((tx) => resolve(tx, { pendingId, actor, now: at }));
      model.held.delete(pendingId);
      if (command.kind === "void")
        for (const { lot, amount } of taken) if (lot.until > at.getTime()) lot.left += amount;
      return at;
    }
  }
};

describe("random sequences of commands", () => {
  it("leave the ledger equal to the model with every rule kept", async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        companyId = await newCompany();
        const model = new Model();
        let time = now();
        for (const command of sequence) {
          time = await step(command, model, time);
          const reserved = [...model.held.values()].flat().reduce((sum, { amount }) => sum + amount, 0);
          expect(await balanceOf(backend().database.db, companyId)).toEqual({ spendable: model.spendable, reserved });
        }
        expect(await broken()).toEqual([]);
      }),
      { numRuns: inLongRun(40, 12) },
    );
  });
});
