import { INSTALLER } from "@lucarne/api-client/roles";
import { randomUUID } from "node:crypto";

import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inLongRun } from "../../../../../test-sample.ts";

import { appUser, company } from "../../db/schema/index.ts";
import { verifyLedger } from "../../ledger/verify.ts";
import { withBackend } from "../backend.ts";
import { NO_LIMITS } from "../rate-limits.ts";
import { openOperator } from "../operator.ts";
import { tokenFor } from "../operations/belongings.ts";
import { cartOf, setBalance } from "../shop.ts";
import { bodyOf } from "../body-of.ts";
import { operatorBodyOf } from "../operator-body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";

/*
 * Points are conserved while everybody works at once: companies order and read, staff and the autopilot decide, the clock
 * moves, answers get lost and calls are sent again. A reader checks the rules of the ledger meanwhile.
 */

const backend = withBackend({ kind: "postgres", settings: { rateLimits: NO_LIMITS } });
/** The calls of each client, one after another. */
const TURNS = inLongRun(4_000, 30);
const COMPANIES = 20;
const SEED = 20_261_120;

/** A deterministic random sequence from 0 to below `of` (mulberry32). */
const random = (seed: number) => {
  let state = seed;
  return (of: number): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % of;
  };
};

interface Buyer {
  readonly token: string;
  readonly company: string;
}

const buyers = async (): Promise<Buyer[]> => {
  const people = await backend()
    .database.db.select({ id: appUser.id, role: appUser.role, companyId: company.id, uuid: company.uuid })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .where(eq(company.active, 1))
    .orderBy(asc(appUser.id));
  const installers = new Map(
    people.filter(({ role }) => role === INSTALLER).map((person) => [person.companyId, person]),
  );
  const found: Buyer[] = [];
  for (const { id, companyId, uuid } of [...installers.values()].slice(0, COMPANIES)) {
    await setBalance(backend(), companyId, 500);
    found.push({ token: await tokenFor(backend(), id), company: uuid });
  }
  return found;
};

describe("mixed load from many clients", () => {
  it("every read finds all rules of the ledger kept, and nothing fails", async () => {
    const all = await buyers();
    expect(all.length).toBeGreaterThanOrEqual(10);
    const operator = await openOperator(backend(), { autopilot: true });
    const statuses = new Map<number, number>();
    let working = true;
    const whileOthersWork = async (run: (pick: ReturnType<typeof random>) => Promise<unknown>, seed: number) => {
      const pick = random(SEED + seed);
      while (working) await run(pick);
    };
    const note = ({ status }: { status: number }) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

    const order = async ({ token }: Buyer, quantity: number, times: number) => {
      const headers = { "idempotency-key": randomUUID() };
      const body = cartOf(quantity);
      const answers = await Promise.all(
        Array.from({ length: times }, () => backend().call("POST", "/v2/orders", { token, body, headers })),
      );
      for (const answer of answers) note(answer);
      const made = answers.filter(({ status }) => status === 201).map((answer) => bodyOf("createOrder", answer).uuid);
      expect(new Set(made).size, "one key, one order").toBeLessThanOrEqual(1);
    };
    const work = async (pick: ReturnType<typeof random>) => {
      const own = all[pick(all.length)];
      if (!own) return;
      const { token } = own;
      const what = pick(10);
      // Around the smallest order of the country.
      if (what < 4) await order(own, 100 + pick(60), 1 + pick(2));
      else if (what < 6) note(await backend().call("GET", `/v1/company/points/${own.company}`, { token }));
      else if (what < 8) note(await backend().call("GET", "/v1/points/history?limit=20", { token }));
      else note(await backend().call("GET", "/v2/orders?limit=20", { token }));
    };
    const staff = async (pick: ReturnType<typeof random>) => {
      const waiting = await operator.call("GET", "/orders?status=1&limit=20");
      const list = operatorBodyOf("listAllOrders", waiting).data;
      const one = list[pick(Math.max(1, list.length))];
      const what = pick(4);
      if (one && what === 0) note(await operator.call("POST", `/orders/${one.uuid}/reject`, { reason: "Test" }));
      else if (one && what === 1) note(await operator.call("POST", `/orders/${one.uuid}/approve`));
      else if (what === 2) note(await operator.call("POST", "/clock/advance", { by: "40s" }));
      else {
        const own = all[pick(all.length)];
        const body = { company: own?.company, reason: "trainings", points: 1 + pick(80) };
        note(await operator.call("POST", "/points/grants", body));
      }
    };
    let looks = 0;
    const reader = async () => {
      expect(await verifyLedger(backend().database)).toEqual([]);
      looks++;
    };
    const client = async (seed: number) => {
      const pick = random(SEED + seed);
      for (let turn = 0; turn < TURNS; turn++) await work(pick);
    };
    const clients = async () => {
      await Promise.all(Array.from({ length: 12 }, (_, index) => client(index))).finally(() => {
        working = false;
      });
    };
    await Promise.all([clients(), whileOthersWork(staff, 90), whileOthersWork(reader, 91)]);
    await operator.close();
    expect(looks).toBeGreaterThan(3);
    expect([...statuses.keys()].toSorted((one, other) => one - other)).toEqual(
      matchers.arrayContaining([200, 201, 422]),
    );
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  });
});
