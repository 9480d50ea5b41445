import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { inLongRun } from "../../../../../test-sample.ts";

import { company, product, productSerial, project, region, scan, variant } from "../../db/schema/index.ts";
import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { balanceOf } from "../../ledger/accounts.ts";
import { placeOrder } from "../../areas/orders/commands/place-order.ts";
import { startOfYear, yearIn } from "../../kernel/time/calendar.ts";
import { withBackend, type TestAnswer } from "../backend.ts";
import { NO_LIMITS } from "../rate-limits.ts";
import { openOperator } from "../operator.ts";
import { tokenFor } from "../operations/belongings.ts";
import { buyerOf, CUSTOMER, setBalance } from "../shop.ts";
import { bodyOf, codeOf, codeOfError } from "../body-of.ts";
import { times } from "../times.ts";
import { z } from "zod";

/*
 * Concurrent calls of different areas: exactly one succeeds, whichever comes first. On a PostgreSQL server, because the
 * embedded database runs one transaction at a time.
 */

const backend = withBackend({ kind: "postgres", settings: { rateLimits: NO_LIMITS } });
const ROUNDS = inLongRun(30, 1);

const MAREK = "marek@dachserwis.example";
const ADAM = "adam@oknabeskid.example";
const SZYMON = "szymon@poddaszeplus.example";
const KAMIL = "kamil@dekarzmazur.example";

const SURVEY = JSON.stringify(
  (
    [
      [11, [71, 73]],
      [12, [80]],
      [14, [84]],
      [15, [90, 91]],
      [16, [102]],
      [113, ["yes"]],
    ] as const
  ).map(([questionId, answers], id) => ({ id, questionId, answers })),
);

const tokens = new Map<string, string>();
const tokenOf = (email: string): string => tokens.get(email) ?? "";
const signIn = async (): Promise<void> => {
  for (const email of [MAREK, ADAM, SZYMON, KAMIL])
    tokens.set(email, await tokenFor(backend(), (await backend().person(email)).id));
};
beforeAll(signIn);

const count = (answers: readonly TestAnswer[], status: number, code?: string): number =>
  answers.filter((answer) => answer.status === status && (code === undefined || codeOf(answer) === code)).length;

const newProject = async (email: string): Promise<string> => {
  const body = { name: "ul. Polna 1", streetName: "ul. Polna 1", city: "Opole", postalCode: "45-001" };
  const answer = await backend().call("POST", "/v1/project", { token: tokenOf(email), body });
  return bodyOf("createProject", answer).uuid;
};

let minted = 0;
/** New windows on sale in Poland, so that no number of rounds uses the seeded ones up. */
const newSerials = async (many: number): Promise<string[]> => {
  const [like] = await backend()
    .database.db.select()
    .from(productSerial)
    .where(and(eq(productSerial.isWindow, true), sql`10 = any (${productSerial.regions})`))
    .limit(1);
  if (!like) throw new Error("No window is on sale in Poland.");
  const rows = Array.from({ length: many }, () => ({ ...like, serial: `RACE${String(++minted).padStart(6, "0")}` }));
  await backend().database.db.insert(productSerial).values(rows);
  return rows.map(({ serial }) => serial);
};

const scanInto = (email: string, projectUuid: string, code = "") =>
  backend().call("POST", "/v2/scans", { token: tokenOf(email), body: { projects_id: projectUuid, code } });

const uuidOf = ({ body }: TestAnswer): string => z.object({ uuid: z.string() }).parse(body).uuid;
const survey = (uuid: string) =>
  backend().call("POST", `/v1/project/${uuid}/survey`, { token: tokenOf(MAREK), body: { response: SURVEY } });

describe("parallel calls of two users", () => {
  it("a survey sent 20 times is accepted once", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const uuid = await newProject(MAREK);
      const [serial] = await newSerials(1);
      expect((await scanInto(MAREK, uuid, serial)).status).toBe(201);
      const answers = await times(20, () => survey(uuid));
      expect([count(answers, 201), count(answers, 409, "survey_exists")]).toEqual([1, 19]);
    }
  });

  it("one product scanned by two companies at once belongs to one of them", async () => {
    const [own, other] = [await newProject(MAREK), await newProject(ADAM)];
    for (const serial of await newSerials(ROUNDS)) {
      const answers = await times(10, (index) => scanInto(index % 2 ? MAREK : ADAM, index % 2 ? own : other, serial));
      expect([count(answers, 201), count(answers, 409, "serial_already_scanned")]).toEqual([1, 9]);
    }
  });

  it("a scan removed while its project closes is either removed or counted", async () => {
    for (const serial of await newSerials(ROUNDS * 2)) {
      const uuid = await newProject(MAREK);
      const removal = uuidOf(await scanInto(MAREK, uuid, serial));
      const [closed, removed] = await Promise.all([
        survey(uuid),
        backend().call("DELETE", `/v2/scans/${removal}`, { token: tokenOf(MAREK) }),
      ]);
      expect([
        [201, 409],
        [409, 204],
      ]).toContainEqual([closed.status, removed.status]);
      const left = await backend()
        .database.db.select({ id: scan.id })
        .from(scan)
        .innerJoin(project, eq(project.id, scan.projectId))
        .where(and(eq(project.uuid, uuid), isNull(scan.removedAt)));
      expect(left).toHaveLength(closed.status === 201 ? 1 : 0);
    }
  });

  it("a card is verified once, and refuses top-ups before it is active", async () => {
    const { companyId } = await buyerOf(backend(), SZYMON);
    const { rows } = await backend().database.db.execute<{ serial: string }>(
      sql`select serial from card where company_id = ${companyId}`,
    );
    const token = tokenOf(SZYMON);
    const topUpBody = { variant_uuid: variantUuid("pl", "club-card", "50"), terms_accepted: 1 };
    const topUp = () => backend().call("POST", `/v1/edenred/card/topup/${companyId}`, { token, body: topUpBody });
    const answers = await times(20, (index) =>
      index % 2
        ? topUp()
        : backend().call("PATCH", `/v1/edenred/card/verify/${companyId}`, {
            token,
            body: { card_serial_number: rows[0]?.serial },
          }),
    );
    expect([
      count(answers, 200),
      count(answers, 409, "card_exists"),
      count(answers, 409, "card_not_active"),
      answers.length,
    ]).toEqual([1, 9, 10, 20]);

    await setBalance(backend(), companyId, 100);
    const operator = await openOperator(backend());
    const { uuid } = bodyOf("getCurrentUser", await backend().call("GET", "/v1/company/user/self", { token })).company;
    const [activated, ...asked] = await Promise.all([
      operator.call("POST", `/cards/${uuid}/activate`),
      ...Array.from({ length: 20 }, topUp),
    ]);
    await operator.close();
    expect(activated?.status).toBe(200);
    const more = await times(5, topUp);
    // Two amounts of fifty points, whenever the card became active in between.
    expect(count([...asked, ...more], 201)).toBe(2);
    expect((await balanceOf(backend().database.db, companyId)).spendable).toBe(0);
  });
});

describe("ten windows this year, by the country's calendar", { tags: "long" }, () => {
  class Undone extends Error {}

  /** Whether the card could be ordered now; the order is rolled back. */
  const mayOrderCard = async (): Promise<string> => {
    const buyer = await buyerOf(backend(), KAMIL);
    const [card] = await backend()
      .database.db.select({ uuid: variant.uuid })
      .from(variant)
      .innerJoin(product, eq(product.id, variant.productId))
      .innerJoin(region, eq(region.id, product.regionId))
      .where(and(eq(product.type, "club_card"), eq(region.slug, "pl"), eq(variant.price, -1)));
    const request = {
      type: "card" as const,
      order: [{ variantGuid: card?.uuid ?? "", quantity: 1 }],
      customer: CUSTOMER,
    };
    const place = { buyer, language: "pl" as const, now: backend().clock.now() };
    try {
      await backend().database.transaction(async (tx) => {
        await placeOrder(tx, place, request);
        throw new Undone();
      });
    } catch (error) {
      return error instanceof Undone ? "yes" : String(codeOfError(error));
    }
    throw new Error("The order was not undone.");
  };

  it("counts nine and ten, without removed and rejected ones, until midnight of the country", async () => {
    const person = await backend().person(KAMIL);
    const [own] = await backend()
      .database.db.select({ uuid: company.uuid })
      .from(company)
      .where(eq(company.id, person.companyId));
    const counted = async () => {
      const address = `/v1/company/points/${own?.uuid}`;
      const answer = await backend().call("GET", address, { token: tokenOf(KAMIL) });
      return bodyOf("getCompanyPoints", answer).scans.current_year;
    };
    const now = backend().clock.now();
    const edge = startOfYear(yearIn(now, "Europe/Warsaw") + 1, "Europe/Warsaw").getTime();
    expect(new Date(edge).getUTCHours(), "midnight of Poland is not that of UTC").toBe(23);
    backend().advance(edge - 60_000 - now.getTime());
    await signIn();
    const uuid = await newProject(KAMIL);
    const already = await counted();
    expect(already).toBeLessThan(9);
    const serials = await newSerials(22);
    const add = (serial = "") => scanInto(KAMIL, uuid, serial);
    for (let more = already; more < 9; more++) await add(serials.pop());
    expect([await counted(), await mayOrderCard()]).toEqual([9, "not_enough_scans"]);

    const removed = uuidOf(await add(serials.pop()));
    await backend().call("DELETE", `/v2/scans/${removed}`, { token: tokenOf(KAMIL) });
    const rejected = uuidOf(await add(serials.pop()));
    await backend().database.db.update(scan).set({ flag: 3 }).where(eq(scan.uuid, rejected));
    expect([await counted(), await mayOrderCard()]).toEqual([9, "not_enough_scans"]);

    await add(serials.pop());
    expect([await counted(), await mayOrderCard()]).toEqual([10, "yes"]);
    backend().advance(59_999);
    expect([await counted(), await mayOrderCard()]).toEqual([10, "yes"]);
    backend().advance(1);
    expect([await counted(), await mayOrderCard()]).toEqual([0, "not_enough_scans"]);
    for (let more = 0; more < 9; more++) await add(serials.pop());
    expect([await counted(), await mayOrderCard()]).toEqual([9, "not_enough_scans"]);
    await add(serials.pop());
    expect([await counted(), await mayOrderCard()]).toEqual([10, "yes"]);
  });
});
