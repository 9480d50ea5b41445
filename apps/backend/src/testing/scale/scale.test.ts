import { DAY } from "@lucarne/api-client/durations";
import { IN_PROGRESS, LOST } from "@lucarne/api-client/project-states";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createPrintWorker } from "../../areas/orders/print/print-worker.ts";
import { askForPrint } from "../../areas/orders/print/print-queue.ts";
import { company, ledgerWatch, orders, project } from "../../db/schema/index.ts";
import { ACCOUNT_RULES, STOCK_RULES } from "../../ledger/rules.ts";
import { verifyInTurn } from "../../ledger/watch.ts";
import { createBackendWorker } from "../../runtime/backend-worker.ts";
import { createMetrics } from "../../runtime/serve/metrics.ts";
import { type TestAnswer, withBackend } from "../backend.ts";
import { bodyOf } from "../body-of.ts";
import { serialsOf } from "../load/serials.ts";
import { tokenFor } from "../operations/belongings.ts";
import { openOperator } from "../operator.ts";
import { cartOf, setBalance } from "../shop.ts";
import { grow } from "./grow.ts";
import { recordStatements } from "./plans.ts";
import { readsOf } from "./reads.ts";

/*
 * The plans of every read on a database that has 100,000 transfers. A server plans it, because the embedded
 * database takes a minute to write it. Times are measured by `npm run bench -- scale`.
 */

const HEAVY = "marek@dachserwis.example";
const ORDINARY = "petr@strechynovak.example";

const statements = recordStatements();
const backend = withBackend({ kind: "postgres" });

beforeAll(async () => {
  const { id: userId, companyId } = await backend().person(HEAVY);
  const each = { projects: 15, scansPerProject: 2, earnings: 60, spendings: 20, orders: 12, notifications: 12 };
  const heavy = {
    projects: 500,
    scansPerProject: 4,
    earnings: 15_000,
    spendings: 5_000,
    orders: 200,
    notifications: 500,
  };
  await grow(backend().database, { companies: 1_000, each, heavy: { companyId, userId, ...heavy } });
});
afterAll(() => statements.restore());

/** A rule of the ledger, of the accounts or the stock whose turn it is. */
const isInTurn = (text: string): boolean => text.includes("any($1::bigint[])");

/** Deletes a limited number of rows. Here all rows of a table are due, so that its plan begins with the first ones. */
const deletesSome = (text: string): boolean => text.includes("where ctid = any(array(");

describe("on a database with 100,000 transfers", () => {
  it.each([
    ["a company with 20,000 of them", HEAVY],
    ["an ordinary company", ORDINARY],
  ])("no read of %s reads a large table from beginning to end", async (_, email) => {
    const faults: string[] = [];
    for (const { name, run } of await readsOf(backend(), email)) {
      const sent = await statements.during(async () => expect(await run(), name).toBeLessThan(500));
      for (const { table, statement } of await statements.tableScans(sent))
        faults.push(`${name}: ${table}: ${statement}`);
    }
    expect(faults).toEqual([]);
  });

  it("no call of the office reads a large table from beginning to end, except to count a list", async () => {
    const { db } = backend().database;
    const [newest] = await db.select().from(orders).orderBy(desc(orders.id)).limit(1);
    const [open] = await db.select().from(project).where(eq(project.status, IN_PROGRESS)).limit(1);
    const [member] = await db.select().from(company).limit(1);
    if (!newest || !open || !member) throw new Error("The database is empty.");
    const none = "01900000-0000-7000-8000-000000000000";
    const operator = await openOperator(backend());
    const sent = await statements.during(async () => {
      const lists = ["/orders", "/orders?status=1", "/orders?page=20", "/topups", "/topups?status=REFUSED"];
      for (const path of [...lists, `/outbox?to=${HEAVY}`]) expect((await operator.call("GET", path)).status).toBe(200);
      for (const order of [newest.uuid, newest.number.replace("/", "-"), none])
        expect((await operator.call("POST", `/orders/${order}/approve`)).status).toBe(order === none ? 404 : 409);
      for (const name of [open.uuid, open.number, String(open.id), none]) {
        const answer = await operator.call("POST", `/projects/${name}/review`, { action: "accept" });
        expect([404, 409]).toContain(answer.status);
      }
      for (const name of [member.uuid, String(member.id), "5260001246", none])
        await operator.call("POST", "/points/grants", { company: name, reason: "trainings", points: 1 });
      await operator.call("POST", `/users/${none}/deactivate`);
    });
    await operator.close();
    const scans = await statements.tableScans(sent.filter(({ text }) => !text.startsWith("select count(*)")));
    expect(scans.map(({ table, statement }) => `${table}: ${statement}`)).toEqual([]);
  });

  it("an order, a scan, a sign-in, a print file and the figures read no large table from beginning to end", async () => {
    const { app, clock, database } = backend();
    const { id: userId, companyId } = await backend().person(HEAVY);
    await setBalance(backend(), companyId, 100_000);
    const token = await tokenFor(backend(), userId);
    const [open] = await database.db
      .select()
      .from(project)
      .where(and(eq(project.companyId, companyId), eq(project.status, IN_PROGRESS)))
      .limit(1);
    const [printed] = await database.db.select().from(orders).where(eq(orders.type, "flyer")).limit(1);
    if (!open || !printed) throw new Error("The demo has no open project, or no order of flyers.");
    const serial = (await serialsOf(backend(), 1))();
    const print = async () => ({ bytes: Buffer.from("%PDF-1.7"), problems: [] });
    const worker = createPrintWorker({ ...app, fileWork: { ...app.fileWork, print } });
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answers: TestAnswer[] = [];
    const sent = await statements.during(async () => {
      const ordered = await backend().call("POST", "/v2/orders", { token, headers, body: cartOf(130) });
      const body = { projects_id: open.uuid, code: serial };
      const scanned = await backend().call("POST", "/v2/scans", { token, headers, body });
      expect([ordered.status, scanned.status]).toEqual([201, 201]);
      answers.push(await backend().call("POST", "/v2/installer/login", { body: { email: ORDINARY } }));
      await askForPrint(database.db, printed.id, clock.now());
      await worker.runOnce();
      const { text } = await createMetrics(app, { role: "all", givenUp: () => 0 }).read();
      expect(text).toMatch(/^lucarne_failed_jobs \d+$/m);
    });
    const [asked] = answers;
    if (!asked) throw new Error("The sign-in has no answer.");
    const { user_id: user, challenge } = bodyOf("installerLogin", asked);
    const verify = { userId: user, challenge, code: await backend().lastCode(ORDINARY) };
    const signIn = await statements.during(async () => {
      expect(await backend().call("POST", "/v2/installer/login/verify", { body: verify })).toMatchObject({
        status: 200,
      });
    });
    const scans = await statements.tableScans([...sent, ...signIn]);
    expect(scans.map(({ table, statement }) => `${table}: ${statement}`)).toEqual([]);
  });

  it("the worker's rounds read no large table from beginning to end", async () => {
    const worker = createBackendWorker(backend().app, { autopilot: true });
    await worker.runDue();
    // Past the deadline of the projects that are under way, so that there is work.
    backend().advance(21 * DAY);
    const lost = () => backend().database.db.$count(project, eq(project.status, LOST));
    const before = await lost();
    const sent = await statements.during(() => worker.runDue());
    expect(await lost()).toBeGreaterThan(before + 1_000);
    const others = sent.filter(({ text }) => !isInTurn(text));
    const scans = [
      ...(await statements.tableScans(others.filter(({ text }) => !deletesSome(text)))),
      ...(await statements.tableScans(
        others.filter(({ text }) => deletesSome(text)),
        { enable_seqscan: "off" },
      )),
    ];
    expect(scans.map(({ table, statement }) => `${table}: ${statement}`)).toEqual([]);
  });

  it(
    "the ledger is verified in turns by the history of the accounts and the stock whose turn it is",
    { tags: "long" },
    async () => {
      const { database, clock } = backend();
      const sent = await statements.during(async () => {
        do expect(await verifyInTurn(database, clock.now())).toEqual([]);
        while ((await database.db.select().from(ledgerWatch))[0]?.lastAccount !== 0);
      });
      const rules = sent.filter(({ text }) => isInTurn(text));
      expect(rules.length).toBe(ACCOUNT_RULES.length + STOCK_RULES.length);
      const scans = [
        ...(await statements.tableScans(rules, { enable_seqscan: "off" })),
        ...(await statements.tableScans(sent.filter(({ text }) => !isInTurn(text)))),
      ];
      expect(scans.map(({ table, statement }) => `${table}: ${statement}`)).toEqual([]);
    },
  );
});
