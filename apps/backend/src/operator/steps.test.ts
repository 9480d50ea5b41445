import { DAY, HOUR } from "@lucarne/api-client/durations";
import { and, count, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

import { appUser, company, ledgerTransfer, notification, pointsLot, project, scan } from "../db/schema/index.ts";
import { balanceOf } from "../ledger/accounts.ts";
import { withBackend } from "../testing/backend.ts";
import { openOperator, type TestOperator } from "../testing/operator.ts";
import { bodyOf } from "../testing/body-of.ts";
import { operatorBodyOf } from "../testing/operator-body-of.ts";
import { matchers } from "../../../../test-matchers.ts";
import { everyNth } from "../../../../test-sample.ts";

const MAREK = "marek@dachserwis.example";
const NOBODY = "0193d3f1-7c20-7a55-9d10-3f6f1d2a4b5c";
const backend = withBackend();
let operator: TestOperator;
let token: string;
let userId: number;
let companyId: number;

beforeAll(async () => {
  operator = await openOperator(backend());
});
afterAll(() => operator.close());
beforeEach(async () => {
  backend().advance(DAY + HOUR);
  ({ token, userId } = await backend().signIn(MAREK));
  ({ companyId } = await backend().person(MAREK));
});

const uuidOf = (answer: { body: unknown }) => z.object({ uuid: z.string() }).parse(answer.body).uuid;
const portal = (method: "GET" | "POST", path: string, body?: unknown) =>
  backend().call(method, path, { token, ...(body === undefined ? {} : { body }) });
const spendable = async () => (await balanceOf(backend().database.db, companyId)).spendable;
const info = { language: "pl", hostname: "club.example", region: "pl", appVersion: "1.0.0", appType: "web" };

describe("tickets", () => {
  const open = async () => uuidOf(await portal("POST", "/v1/support", { title: "Help", body: "Where?", info }));

  it("are answered and resolved", async () => {
    const uuid = await open();
    expect(await operator.call("POST", `/tickets/${uuid}/reply`, { message: "Here." })).toMatchObject({
      status: 201,
      body: { sender: "admin", message: "Here." },
    });
    expect(await portal("GET", `/v1/support/${uuid}`)).toMatchObject({ body: { status: 2 } });
    expect(await operator.call("POST", `/tickets/${uuid}/resolve`)).toMatchObject({ status: 200, body: { status: 3 } });
    expect(await operator.call("POST", `/tickets/${uuid}/resolve`)).toMatchObject({ status: 200, body: { status: 3 } });
  });

  it("answer 404 when unknown; empty replies are refused", async () => {
    expect((await operator.call("POST", `/tickets/${NOBODY}/reply`, { message: "Here." })).status).toBe(404);
    expect((await operator.call("POST", `/tickets/${NOBODY}/resolve`)).status).toBe(404);
    expect((await operator.call("POST", `/tickets/${await open()}/reply`, { message: "" })).status).toBe(422);
  });
});

describe("notifications", () => {
  const words = { type: "info", title: "New catalogue", text: "It is here." };
  const send = (to: string, key?: string) => operator.call("POST", "/notifications", { to, key, ...words });

  it.each([
    ["user", MAREK, 1],
    ["company", "7352851190", 11],
  ])("go to a %s", async (to, key, sent) => {
    expect(await send(to, key)).toMatchObject({ status: 201, body: { sent } });
    expect(await portal("GET", "/v1/notifications?limit=1")).toMatchObject({
      body: { data: [{ title: "New catalogue", text: "It is here.", event: "announcement", mark: "unread" }] },
    });
  });

  it("are sent to a country and to all active users", async () => {
    const { db } = backend().database;
    const active = and(isNull(appUser.deletedAt), eq(appUser.active, 1), eq(company.active, 1));
    const people = async (which?: ReturnType<typeof eq>) => {
      const [row] = await db
        .select({ total: count() })
        .from(appUser)
        .innerJoin(company, eq(company.id, appUser.companyId))
        .where(and(active, which));
      return row?.total;
    };
    expect((await send("region", "cz")).body).toEqual({ sent: await people(eq(company.regionId, 4)) });
    expect((await send("everybody")).body).toEqual({ sent: await people() });
    const [row] = await db
      .select({ total: count() })
      .from(notification)
      .where(and(eq(notification.event, "announcement"), eq(notification.userId, userId)));
    expect(row?.total).toBeGreaterThan(0);
  });

  it.each(
    everyNth<[string, string | undefined, number]>(2, [
      ["user", undefined, 422],
      ["region", "de", 422],
      ["user", "nobody@nowhere.example", 404],
      ["company", "0", 404],
    ]),
  )("to %s %s are refused with %i", async (to, key, status) => {
    expect((await send(to, key)).status).toBe(status);
  });
});

describe("points", () => {
  const grant = (body: object) => operator.call("POST", "/points/grants", { company: String(companyId), ...body });

  it("are granted once per reason and reference", async () => {
    const before = await spendable();
    const words = { reason: "trainings", points: 50, reference: "training-2026-11" };
    const first = await grant(words);
    expect(first).toMatchObject({ status: 201, body: { company_points: before + 50 } });
    expect(await grant(words)).toMatchObject({ status: 201, body: first.body });
    expect(await grant({ ...words, reference: "training-2026-12" })).toMatchObject({
      body: { company_points: before + 100 },
    });
    expect(await grant({ reason: "trainings", points: 1 })).toMatchObject({ body: { company_points: before + 101 } });
  });

  it("are corrected both ways, never below zero, by a new entry", async () => {
    const before = await spendable();
    expect(await grant({ reason: "correction", points: 7, reference: "up" })).toMatchObject({
      body: { company_points: before + 7 },
    });
    const down = await grant({ reason: "correction", points: -7, reference: "down" });
    expect(down).toMatchObject({ body: { company_points: before } });
    expect(await grant({ reason: "correction", points: -7, reference: "down" })).toMatchObject({ body: down.body });
    expect(await grant({ reason: "correction", points: -before - 1 })).toMatchObject({
      status: 422,
      body: { code: "insufficient_points" },
    });
    const entry = z.object({ entry: z.string() }).parse(down.body).entry;
    const [row] = await backend().database.db.select().from(ledgerTransfer).where(eq(ledgerTransfer.id, entry));
    expect(row).toMatchObject({ reason: "correction", amount: 7, actor: "operator" });
  });

  it.each(
    everyNth<[string, object, number]>(2, [
      ["nothing", { reason: "trainings", points: 0 }, 422],
      ["less than nothing", { reason: "trainings", points: -1 }, 422],
      ["another reason", { reason: "welcome_points", points: 5 }, 422],
      ["no company", { company: "0", reason: "trainings", points: 5 }, 404],
    ]),
  )("are not granted for %s", async (_name, body, status) => {
    expect((await grant(body)).status).toBe(status);
  });
});

describe("content", () => {
  const item = {
    kind: "news",
    region: "pl",
    language: "pl",
    sticky: 1,
    title: "Nowość",
    excerpt: "Krótko.",
    text: '<p onclick="x()">Tekst</p><script>alert(1)</script>',
    media: "/art/news/flashing-kit.svg",
  };

  it("is sanitised and visible at once for its country and language", async () => {
    const answer = await operator.call("POST", "/content", item);
    expect(answer.status).toBe(201);
    const uuid = uuidOf(answer);
    const read = (language: string) =>
      backend().call("GET", "/v1/content?content_types=news&limit=1", {
        token,
        headers: { "accept-language": language },
      });
    const { data } = bodyOf("listContent", await read("pl"));
    expect(data).toMatchObject([{ uuid, media: "/art/news/flashing-kit.svg" }]);
    expect(JSON.parse(data[0]?.content ?? "")).toMatchObject({ title: "Nowość", text: "<p>Tekst</p>" });
    expect(bodyOf("listContent", await read("en")).data[0]?.uuid).not.toBe(uuid);
  });

  it.each(
    everyNth<[string, object]>(2, [
      ["nothing but harm", { text: "<script>x</script>" }],
      ["a film's address for its id", { youtube: "https://youtu.be/x" }],
      ["an unknown country", { region: "de" }],
      ["no title", { title: "" }],
    ]),
  )("is refused with %s", async (_name, change) => {
    expect(await operator.call("POST", "/content", { ...item, ...change })).toMatchObject({
      status: 422,
      body: { code: "validation_failed" },
    });
  });
});

describe("projects", () => {
  const create = async () => {
    const body = { name: "ul. Długa 1, Kraków", streetName: "ul. Długa 1", city: "Kraków", postalCode: "31-147" };
    return uuidOf(await portal("POST", "/v1/project", body));
  };
  const review = (uuid: string, body: object) => operator.call("POST", `/projects/${uuid}/review`, body);
  const inReview = async (uuid: string) => {
    await backend()
      .database.db.update(project)
      .set({ status: 5, reviewedAt: backend().clock.now() })
      .where(eq(project.uuid, uuid));
  };

  it("get this many scanned products, windows only if requested", async () => {
    const uuid = await create();
    const before = await backend().database.db.$count(scan);
    const answer = await operator.call("POST", "/scans", { project: uuid, count: 3, windows: true });
    expect(answer).toMatchObject({
      status: 201,
      body: { serials: [matchers.any(String), matchers.any(String), matchers.any(String)] },
    });
    expect(await backend().database.db.$count(scan)).toBe(before + 3);
    const [first] = z.object({ serials: z.array(z.string()) }).parse(answer.body).serials;
    expect(await portal("GET", `/v1/product?projects_id=${uuid}`)).toMatchObject({
      body: { data: matchers.arrayContaining([matchers.objectContaining({ serial_number: first })]) },
    });
    expect((await operator.call("POST", "/scans", { project: NOBODY, count: 1 })).status).toBe(404);
    expect((await operator.call("POST", "/scans", { project: uuid, count: 101 })).status).toBe(422);
    await inReview(uuid);
    expect(await operator.call("POST", "/scans", { project: uuid, count: 1 })).toMatchObject({ status: 409 });
  });

  it("are reviewed scan by scan and closed with the accepted ones' points", async () => {
    const uuid = await create();
    await operator.call("POST", "/scans", { project: uuid, count: 2, windows: true });
    await inReview(uuid);
    const [first] = await backend()
      .database.db.select({ uuid: scan.uuid })
      .from(scan)
      .innerJoin(project, eq(project.id, scan.projectId))
      .where(eq(project.uuid, uuid));
    expect(await review(uuid, { action: "reject_scan", scans: [first?.uuid] })).toMatchObject({
      body: { status: 5, accepted: 0, in_review: 1, rejected: 1 },
    });
    expect(await review(uuid, { action: "reject_scan", scans: [NOBODY] })).toMatchObject({ status: 404 });
    const accepted = await review(uuid, { action: "accept" });
    expect(accepted).toMatchObject({ body: { accepted: 1, in_review: 0, rejected: 1 } });
    const before = await spendable();
    const closed = await review(uuid, { action: "close" });
    expect(closed).toMatchObject({
      status: 200,
      body: { status: 2, points: operatorBodyOf("reviewProject", accepted).points },
    });
    expect(await spendable()).toBe(before + operatorBodyOf("reviewProject", closed).points);
    for (const action of ["accept", "close", "return", "resume"])
      expect(await review(uuid, { action })).toMatchObject({ status: 409 });
  });

  it("are returned for correction and resumed", async () => {
    const uuid = await create();
    await inReview(uuid);
    expect(await review(uuid, { action: "return" })).toMatchObject({ body: { status: 4 } });
    expect(await review(uuid, { action: "return" })).toMatchObject({ status: 409 });
    const resumed = await review(uuid, { action: "resume" });
    expect(resumed).toMatchObject({ status: 200, body: { status: 5 } });
  });
});

describe("the clock", () => {
  const clock = () => operator.call("GET", "/clock");

  it("moves forward, runs what became due, and returns to real time", async () => {
    const before = backend().clock.now().getTime();
    expect(await clock()).toMatchObject({ body: { offset_seconds: 0, jobs_run: 0 } });
    const moved = await operator.call("POST", "/clock/advance", { by: "800d" });
    expect(moved).toMatchObject({ status: 200, body: { offset_seconds: 800 * 86_400 } });
    expect(operatorBodyOf("advanceClock", moved).jobs_run).toBeGreaterThan(0);
    expect(backend().clock.now().getTime()).toBe(before + 800 * 86_400_000);
    const { db } = backend().database;
    const [late] = await db.select({ total: count() }).from(project).where(eq(project.status, 1));
    expect(late?.total).toBe(0);
    const lots = await db.select().from(pointsLot);
    expect(lots.filter(({ remaining, expiresAt }) => remaining > 0 && expiresAt <= backend().clock.now())).toEqual([]);
    expect(await operator.call("POST", "/clock/reset")).toMatchObject({ body: { offset_seconds: 0 } });
    expect(backend().clock.now().getTime()).toBe(before);
  });

  it.each(everyNth(3, ["", "0d", "-1d", "1w", "1.5h", "1000000000d", "d"]))("is not moved by %j", async (by) => {
    expect((await operator.call("POST", "/clock/advance", { by })).status).toBe(422);
  });

  it("is not moved more than a hundred years", async () => {
    expect(await operator.call("POST", "/clock/advance", { by: "36525d" })).toMatchObject({ status: 200 });
    expect(await operator.call("POST", "/clock/advance", { by: "1d" })).toMatchObject({
      status: 422,
      body: { errors: { by: [matchers.any(String)] } },
    });
    await operator.call("POST", "/clock/reset");
  });
});
