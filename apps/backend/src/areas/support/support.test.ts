import { DAY, HOUR, MINUTE } from "@lucarne/api-client/durations";
import { and, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

import { message, notification, ticket } from "../../db/schema/index.ts";
import { withBackend } from "../../testing/backend.ts";
import { replyToTicket, resolveTicket } from "./commands/tickets.ts";
import { everyNth } from "../../../../../test-sample.ts";

const MAREK = "marek@dachserwis.example";
const backend = withBackend({
  settings: { rateLimits: { RO: 1e6, RW: 1e6, RLogin: 1e6, RVerify: 1e6, RTicket: 1e6 } },
});
const info = { language: "pl", hostname: "club.example", region: "pl", appVersion: "1.0.0", appType: "web" };
const ticketForm = z.object({ uuid: z.string(), status: z.number() });
let token: string;
let userId: number;

beforeEach(async () => {
  backend().advance(DAY + HOUR);
  ({ token, userId } = await backend().signIn(MAREK));
});

const call = (method: "GET" | "POST", path: string, body?: unknown, headers: Record<string, string> = {}) =>
  backend().call(method, `/v1/support${path}`, { token, headers, ...(body === undefined ? {} : { body }) });
const open = async (title = "Order 2026/000412") => {
  const answer = await call("POST", "", { title, body: "When will it come?", info });
  expect(answer.status).toBe(201);
  return ticketForm.parse(answer.body).uuid;
};
const reply = (uuid: string, text = "Tomorrow.") =>
  backend().database.transaction((tx) => replyToTicket(backend().app, tx, uuid, text));
const resolve = (uuid: string) => backend().database.transaction((tx) => resolveTicket(backend().app, tx, uuid));
const statusOf = async (uuid: string) => ticketForm.parse((await call("GET", `/${uuid}`)).body).status;

describe("a support ticket", () => {
  it("is open, and its body is the first message", async () => {
    const uuid = await open();
    expect(await call("GET", `/${uuid}`)).toMatchObject({
      status: 200,
      body: {
        title: "Order 2026/000412",
        status: 1,
        messages: [{ sender: "installer", message: "When will it come?" }],
      },
    });
    expect(await call("GET", `/${uuid}/chat`)).toMatchObject({
      body: { data: [{ sender: "installer", message: "When will it come?" }], meta: { total: 1, last_page: 1 } },
    });
  });

  it("becomes in progress by a reply, with a notification that links to the chat", async () => {
    const uuid = await open();
    backend().advance(1000);
    await reply(uuid);
    expect(await call("GET", `/${uuid}`)).toMatchObject({
      body: { status: 2, messages: [{ sender: "admin", message: "Tomorrow." }] },
    });
    const [notice] = await backend()
      .database.db.select()
      .from(notification)
      .where(eq(notification.userId, userId))
      .orderBy(desc(notification.id))
      .limit(1);
    expect(notice).toMatchObject({ event: "support_reply", mark: "unread", meta: { ticket_uuid: uuid } });
  });

  it("stays in progress when the user writes, and is reopened when a resolved one is written to", async () => {
    const uuid = await open();
    await reply(uuid);
    expect((await call("POST", `/${uuid}/chat`, { message: "Thank you" })).status).toBe(201);
    expect(await statusOf(uuid)).toBe(2);
    await resolve(uuid);
    expect(await statusOf(uuid)).toBe(3);
    expect((await call("POST", `/${uuid}/chat`, { message: "Once more" })).status).toBe(201);
    expect(await statusOf(uuid)).toBe(1);
  });

  it("stays resolved when it is resolved or replied to again", async () => {
    const uuid = await open();
    await resolve(uuid);
    await resolve(uuid);
    await reply(uuid, "One more thing.");
    expect(await statusOf(uuid)).toBe(3);
  });

  it.each(
    everyNth<[string, object]>(4, [
      ["no title", { title: " ", body: "x", info }],
      ["a long title", { title: "x".repeat(151), body: "x", info }],
      ["no body", { title: "x", body: "", info }],
      ["a long body", { title: "x", body: "x".repeat(5001), info }],
      ["an unknown region", { title: "x", body: "x", info: { ...info, region: "de" } }],
      ["an unknown field", { title: "x", body: "x", info, status: 3 }],
      ["a text that the database cannot store", { title: "x", body: "a\0b", info }],
      ["such a text in a nested field", { title: "x", body: "x", info: { ...info, hostname: "a\0b" } }],
    ]),
  )("is refused with %s", async (_name, body) => {
    expect(await call("POST", "", body)).toMatchObject({ status: 422, body: { code: "validation_failed" } });
  });

  it("keeps text as typed, without markup", async () => {
    const uuid = await open("<b>bold</b>");
    await call("POST", `/${uuid}/chat`, { message: "<img src=x onerror=alert(1)>\nline two 🙂" });
    expect(await call("GET", `/${uuid}`)).toMatchObject({
      body: { title: "<b>bold</b>", messages: [{ message: "<img src=x onerror=alert(1)>\nline two 🙂" }] },
    });
  });
});

describe("the list of tickets", () => {
  it("starts with the one with the latest message and holds that message only", async () => {
    const first = await open("First");
    backend().advance(MINUTE);
    const second = await open("Second");
    backend().advance(MINUTE);
    await call("POST", `/${first}/chat`, { message: "Newest" });
    expect(await call("GET", "?limit=2")).toMatchObject({
      body: {
        data: [
          { uuid: first, messages: [{ message: "Newest" }] },
          { uuid: second, messages: [{ message: "When will it come?" }] },
        ],
        meta: { per_page: 2 },
      },
    });
    backend().advance(MINUTE);
    await resolve(second);
    expect(await call("GET", "?limit=1")).toMatchObject({ body: { data: [{ uuid: first }] } });
  });

  it("is the caller's own: another installer_uuid is refused", async () => {
    const { uuid } = await backend().person(MAREK);
    const { uuid: other } = await backend().person("anna@dachserwis.example");
    expect(await call("GET", `?installer_uuid=${uuid}`)).toMatchObject({ status: 200 });
    expect(await call("GET", `?installer_uuid=${other}`)).toMatchObject({
      status: 422,
      body: { errors: { installer_uuid: ["You can only see your own requests."] } },
    });
  });

  it("has 10 entries by default and is empty past its end", async () => {
    for (let index = 0; index < 11; index++) await open(`Request ${index}`);
    const { body } = await call("GET", "");
    expect(z.object({ data: z.array(z.unknown()) }).parse(body).data).toHaveLength(10);
    expect(await call("GET", "?page=999")).toMatchObject({ status: 200, body: { data: [] } });
    expect((await call("GET", "?limit=101")).status).toBe(422);
  });
});

describe("a ticket of another user", () => {
  it.each([
    ["a colleague", "anna@dachserwis.example"],
    ["another company", "petr@strechynovak.example"],
  ])("is unknown to %s", async (_name, email) => {
    const uuid = await open();
    const other = await backend().signIn(email);
    const as = (method: "GET" | "POST", path: string, body?: unknown) =>
      backend().call(method, `/v1/support${path}`, { token: other.token, ...(body === undefined ? {} : { body }) });
    const unknown = "0193d3f1-7c20-7a55-9d10-3f6f1d2a4b5c";
    const bare = ({ body, status }: { body: unknown; status: number }) => ({
      status,
      body: { ...z.looseObject({}).parse(body), instance: "" },
    });
    for (const [method, path, body] of [
      ["GET", ""],
      ["GET", "/chat"],
      ["POST", "/chat", { message: "Hello" }],
    ] as const) {
      const foreign = bare(await as(method, `/${uuid}${path}`, body));
      expect(foreign).toEqual(bare(await as(method, `/${unknown}${path}`, body)));
      expect(foreign.status).toBe(404);
    }
  });
});

describe("the same idempotency key sent twice", () => {
  it("creates one ticket and one message", async () => {
    const key = { "idempotency-key": "the very same" };
    const body = { title: "Once", body: "x", info };
    const first = await call("POST", "", body, key);
    const again = await call("POST", "", body, key);
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { "idempotent-replayed": "true" } });
    expect(await call("POST", "", { ...body, title: "Other" }, key)).toMatchObject({
      status: 422,
      body: { code: "idempotency_mismatch" },
    });
    const { uuid } = ticketForm.parse(first.body);
    await call("POST", `/${uuid}/chat`, { message: "y" }, key);
    await call("POST", `/${uuid}/chat`, { message: "y" }, key);
    expect(await call("GET", `/${uuid}/chat`)).toMatchObject({ body: { meta: { total: 2 } } });
  });
});

it("gives the newest messages, oldest first", async () => {
  const uuid = await open();
  for (const text of ["two", "three", "four"]) {
    backend().advance(1000);
    await call("POST", `/${uuid}/chat`, { message: text });
  }
  expect(await call("GET", `/${uuid}/chat?limit=2`)).toMatchObject({
    body: { data: [{ message: "three" }, { message: "four" }], meta: { total: 4, last_page: 2 } },
  });
  expect((await call("GET", `/${uuid}/chat?limit=1001`)).status).toBe(422);
});

it("accepts 30 messages a minute from a user", async () => {
  const uuid = await open();
  const statuses = [];
  for (let index = 0; index < 31; index++)
    statuses.push((await call("POST", `/${uuid}/chat`, { message: String(index) })).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

describe("the database constraints", () => {
  it.each(
    everyNth<[string, string]>(3, [
      ["a forbidden transition", "update ticket set status = 2 where status = 3"],
      ["another title", "update ticket set title = 'x'"],
      ["an edited message", "update message set message = 'x'"],
      ["a deleted message", "delete from message"],
      ["a deleted ticket", "delete from ticket"],
      ["an unknown status", "update ticket set status = 4"],
    ]),
  )("refuses %s", async (_name, script) => {
    const uuid = await open();
    await resolve(uuid);
    await expect(backend().database.exec(script)).rejects.toThrow();
    const [row] = await backend().database.db.select().from(ticket).where(eq(ticket.uuid, uuid));
    const kept = await backend()
      .database.db.select()
      .from(message)
      .where(and(eq(message.ticketId, row?.id ?? 0)));
    expect([row?.status, row?.title, kept.length]).toEqual([3, "Order 2026/000412", 1]);
  });
});
