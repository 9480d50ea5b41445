import { DAY, HOUR } from "@lucarne/api-client/durations";
import { and, desc, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

import { createBackendWorker } from "../../runtime/backend-worker.ts";
import { card, job, orders, project, ticket } from "../../db/schema/index.ts";
import { balanceOf } from "../../ledger/accounts.ts";
import { withBackend } from "../../testing/backend.ts";
import { openOperator, type TestOperator } from "../../testing/operator.ts";
import { bodyOf } from "../../testing/body-of.ts";

const MAREK = "marek@dachserwis.example";
const backend = withBackend();
let operator: TestOperator;
let token: string;
let companyId: number;

beforeAll(async () => {
  operator = await openOperator(backend(), { autopilot: true });
});
afterAll(() => operator.close());
beforeEach(async () => {
  backend().advance(DAY + HOUR);
  ({ token } = await backend().signIn(MAREK));
  ({ companyId } = await backend().person(MAREK));
});

const portal = (method: "GET" | "POST", path: string, body?: unknown) =>
  backend().call(method, path, { token, ...(body === undefined ? {} : { body }) });
const wait = async (seconds: number): Promise<number> => {
  const answer = await operator.call("POST", "/clock/advance", { by: `${seconds}s` });
  return z.object({ jobs_run: z.number() }).parse(answer.body).jobs_run;
};
const statusAt = async (path: string): Promise<unknown> =>
  z.object({ status: z.unknown() }).parse((await portal("GET", path)).body).status;
const events = async (): Promise<string[]> =>
  z
    .object({ data: z.array(z.object({ event: z.string() })) })
    .parse((await portal("GET", "/v1/notifications?limit=3")).body)
    .data.map(({ event }) => event);
const spendable = async () => (await balanceOf(backend().database.db, companyId)).spendable;
const info = { language: "pl", hostname: "club.example", region: "pl", appVersion: "1.0.0", appType: "web" };
const product = z.object({ variants: z.array(z.object({ uuid: z.string(), price: z.number(), stock: z.number() })) });

const order = async () => {
  const { body } = await portal(
    "GET",
    "/v2/shop/products?type=goods&available=1&sort=price&limit=100&active=1&is_visible=1",
  );
  const variants = z
    .object({ data: z.array(product) })
    .parse(body)
    .data.flatMap((one) => one.variants);
  const chosen = variants.find(({ price, stock }) => price >= 128 && price < 400 && stock > 3);
  const customer = {
    name: "Marek",
    surname: "Kowalczyk",
    company_name: "",
    phone: "+48601234567",
    email: MAREK,
    street: "ul. Podhalańska",
    house_number: "18",
    city: "Nowy Targ",
    postal_code: "34-400",
    country: "pl",
  };
  const answer = await portal("POST", "/v2/orders", {
    type: "cart",
    order: [{ variantGuid: chosen?.uuid, quantity: 1 }],
    customer,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { uuid: z.object({ uuid: z.string() }).parse(answer.body).uuid, points: chosen?.price ?? 0 };
};

const projectInReview = async () => {
  const body = { name: "ul. Długa 1, Kraków", streetName: "ul. Długa 1", city: "Kraków", postalCode: "31-147" };
  const created = await portal("POST", "/v1/project", body);
  const { uuid } = z.object({ uuid: z.string() }).parse(created.body);
  await operator.call("POST", "/scans", { project: uuid, count: 1, windows: true });
  const answers = Object.entries({ 11: [71], 12: [80], 14: [84], 15: [90], 16: [97], 113: ["yes"] });
  const response = JSON.stringify(
    answers.map(([question, chosen], id) => ({ id, questionId: Number(question), answers: chosen })),
  );
  const survey = await portal("POST", `/v1/project/${uuid}/survey`, { response });
  return { uuid, survey };
};

describe("the autopilot", () => {
  it("approves an order after 30 seconds, completes it 60 seconds later and notifies the buyer", async () => {
    const before = await spendable();
    const { uuid, points } = await order();
    await wait(29);
    expect(await statusAt(`/v2/orders/${uuid}`)).toBe(1);
    await wait(1);
    expect(await statusAt(`/v2/orders/${uuid}`)).toBe(2);
    expect(await events()).toContain("order_approved");
    await wait(59);
    expect(await statusAt(`/v2/orders/${uuid}`)).toBe(2);
    await wait(1);
    expect(await statusAt(`/v2/orders/${uuid}`)).toBe(3);
    expect(await spendable()).toBe(before - points);
  });

  it("ignores an order that staff have rejected in between", { tags: "long" }, async () => {
    const before = await spendable();
    const { uuid } = await order();
    await wait(10);
    expect((await operator.call("POST", `/orders/${uuid}/reject`, {})).status).toBe(200);
    await wait(1800);
    expect(await statusAt(`/v2/orders/${uuid}`)).toBe(4);
    expect(await spendable()).toBe(before);
  });

  it("continues with a failed order that was approved again", { tags: "long" }, async () => {
    const { uuid } = await order();
    await operator.call("POST", `/orders/${uuid}/fail`, {});
    await wait(1800);
    expect(await statusAt(`/v2/orders/${uuid}`)).toBe(5);
    await operator.call("POST", `/orders/${uuid}/approve`);
    await wait(60);
    expect(await statusAt(`/v2/orders/${uuid}`)).toBe(3);
  });

  it("accepts the scans of a reviewed project and closes it after 45 seconds", async () => {
    const before = await spendable();
    const { uuid, survey } = await projectInReview();
    expect(survey).toMatchObject({ status: 201, body: { status: { id: 5 } } });
    await wait(44);
    expect(await statusAt(`/v1/project/${uuid}`)).toMatchObject({ id: 5 });
    await wait(1);
    expect(await statusAt(`/v1/project/${uuid}`)).toMatchObject({ id: 2 });
    expect(await events()).toContain("project_closed");
    expect(await spendable()).toBeGreaterThan(before);
  });

  it("resumes a returned project after its delay and then closes it", { tags: "long" }, async () => {
    const { uuid } = await projectInReview();
    await operator.call("POST", `/projects/${uuid}/review`, { action: "return" });
    await wait(44);
    expect(await statusAt(`/v1/project/${uuid}`)).toMatchObject({ id: 4 });
    await wait(1);
    expect(await statusAt(`/v1/project/${uuid}`)).toMatchObject({ id: 5 });
    await wait(45);
    expect(await statusAt(`/v1/project/${uuid}`)).toMatchObject({ id: 2 });
  });

  it("answers a ticket after 20 seconds in its language, and each later message too", async () => {
    const { body } = await portal("POST", "/v1/support", { title: "Help", body: "Where?", info });
    const { uuid } = z.object({ uuid: z.string() }).parse(body);
    await wait(19);
    expect(await statusAt(`/v1/support/${uuid}`)).toBe(1);
    await wait(1);
    const chat = async () => bodyOf("listMessages", await portal("GET", `/v1/support/${uuid}/chat`)).data;
    expect(await chat()).toMatchObject(
      [{ sender: "installer" }, { sender: "admin", message: /Dziękujemy/ }].map(({ sender }) => ({ sender })),
    );
    expect((await chat())[1]?.message).toContain("Dziękujemy");
    expect(await statusAt(`/v1/support/${uuid}`)).toBe(2);
    await wait(1800);
    expect(await chat()).toHaveLength(2);
    await portal("POST", `/v1/support/${uuid}/chat`, { message: "And now?" });
    await wait(20);
    expect(await chat()).toHaveLength(4);
  });

  it("answers a ticket behind any number of seeded ones", { tags: "long" }, async () => {
    const { body } = await portal("POST", "/v1/support", { title: "Help", body: "Where?", info });
    const { uuid } = z.object({ uuid: z.string() }).parse(body);
    await backend().database.exec(`with seeded as (
        insert into ticket (uuid, user_id, title, info, last_message_at, updated_at, created_at)
        select gen_random_uuid(), user_id, title, info, '2020-01-01', '2020-01-01', '2020-01-01'
        from ticket, generate_series(1, 200) where uuid = '${uuid}' returning id)
      insert into message (uuid, ticket_id, sender, message, created_at)
      select gen_random_uuid(), id, 'installer', 'Where?', '2020-01-01' from seeded`);
    await wait(20);
    expect(await statusAt(`/v1/support/${uuid}`)).toBe(2);
    await backend().database.exec("update ticket set status = 3 where created_at = '2020-01-01'");
  });

  it("settles a top-up and activates a verified card after 30 seconds", async () => {
    const { db } = backend().database;
    await db
      .update(card)
      .set({ status: "ISSUED", verifiedAt: backend().clock.now() })
      .where(eq(card.companyId, companyId));
    await wait(29);
    expect(await portal("GET", `/v1/edenred/card/account/${companyId}`)).toMatchObject({
      body: { currentCard: { status: "ISSUED" } },
    });
    await wait(1);
    expect(await portal("GET", `/v1/edenred/card/account/${companyId}`)).toMatchObject({
      body: { currentCard: { status: "ACTIVE" } },
    });
    const { body } = await portal("GET", "/v2/shop/products/cards?region_id=10&type=club_card&limit=10");
    const amounts = z
      .object({ data: z.array(product) })
      .parse(body)
      .data.flatMap((one) => one.variants);
    const amount = amounts.filter(({ price }) => price > 0).toSorted((one, other) => one.price - other.price)[0];
    const before = await spendable();
    const topUp = { variant_uuid: amount?.uuid, terms_accepted: 1 };
    expect(await portal("POST", `/v1/edenred/card/topup/${companyId}`, topUp)).toMatchObject({ status: 201 });
    await wait(30);
    expect(await portal("GET", "/v1/edenred/card/history?limit=1")).toMatchObject({
      body: { data: [{ status: "SUCCEEDED" }] },
    });
    expect(await spendable()).toBe(before - (amount?.price ?? 0));
  });

  it("does not touch seeded data and has no jobs for them", async () => {
    const { db } = backend().database;
    const waiting = () =>
      Promise.all([
        db.$count(orders, and(eq(orders.status, 1))),
        db.$count(project, eq(project.status, 5)),
        db.$count(ticket, ne(ticket.status, 3)),
      ]);
    // What the other tests have left to do, and what follows from it.
    let ran: number;
    do ran = await wait(60);
    while (ran > 0);
    const before = await waiting();
    expect(before[1]).toBeGreaterThan(0);
    // What runs by the hour or the day may be due in this minute.
    await wait(60);
    expect(await waiting()).toEqual(before);
    expect(await db.select().from(job)).toEqual([]);
  });
});

describe("jobs left in the queue", () => {
  it("are dropped when the autopilot is off", async () => {
    const { uuid } = await order();
    await wait(1);
    expect(await backend().database.db.$count(job)).toBe(1);
    backend().advance(1_800_000);
    await createBackendWorker(backend().app, { autopilot: false }).runDue();
    expect(await statusAt(`/v2/orders/${uuid}`)).toBe(1);
    expect(await backend().database.db.select().from(job).orderBy(desc(job.id))).toEqual([]);
  });
});
