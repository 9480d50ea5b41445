import { DAY, HOUR } from "@lucarne/api-client/durations";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { notification } from "../../db/schema/index.ts";
import { withBackend } from "../../testing/backend.ts";
import { notify, notifyAll } from "./commands/notify.ts";
import { bodyOf } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";

const backend = withBackend();
let token: string;
let userId: number;

beforeEach(async () => {
  backend().advance(DAY + HOUR);
  ({ token, userId } = await backend().signIn("marek@dachserwis.example"));
});

const list = (query: string, language = "en") =>
  backend().call("GET", `/v1/notifications${query}`, { token, headers: { "accept-language": language } });

describe("notifications", () => {
  it("are the caller's own, newest first, in pages", async () => {
    const first = await list("?limit=2");
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: [{ event: "points_expiring", mark: "unread", type: "important" }, { event: "support_reply" }],
        meta: { current_page: 1, per_page: 2, last_page: 4, total: 8 },
      },
    });
    expect(await list("?limit=2&page=4")).toMatchObject({
      body: { data: [{ event: "order_rejected" }, { event: "welcome" }], meta: { total: 8 } },
    });
    expect(await list("?page=9")).toMatchObject({ status: 200, body: { data: [], meta: { last_page: 1, total: 8 } } });
  });

  it("count the unread for the badge", async () => {
    expect(await list("?mark=unread&limit=1")).toMatchObject({ body: { data: [{}], meta: { total: 3 } } });
  });

  it("are in the reader's language, dates included; custom texts stay as written", async () => {
    expect(await list("?limit=1", "pl")).toMatchObject({
      body: { data: [{ title: "Punkty wkrótce wygasną", text: matchers.stringMatching(/31 grudnia \d{4}: 160\./) }] },
    });
    const now = backend().clock.now();
    await backend().database.transaction((tx) =>
      notify(tx, { userId, type: "info", event: "campaign", title: "Jesień", text: "{points} is no place" }, now),
    );
    expect(await list("?limit=1")).toMatchObject({
      body: { data: [{ title: "Jesień", text: "{points} is no place", created_at: now.toISOString(), meta: {} }] },
    });
  });

  it("are written for each of more users than one statement takes", async () => {
    const now = backend().clock.now();
    const undone = backend().database.transaction(async (tx) => {
      const people = Array.from({ length: 1_001 }, () => userId);
      await notifyAll(tx, people, { type: "info", event: "many", title: "News", text: "News" }, now);
      const written = await tx.$count(notification, eq(notification.event, "many"));
      throw new Error(`${written} were written`);
    });
    await expect(undone).rejects.toThrow("1001 were written");
  });

  it.each(["?page=0", "?page=10001", "?limit=0", "?limit=101", "?page=one", "?mark=seen", "?page=1&page=2"])(
    "refuse %s",
    async (query) => {
      expect(await list(query)).toMatchObject({ status: 422 });
    },
  );

  it("ignore unknown query fields", async () => {
    expect(await list("?limit=1&sort=old")).toMatchObject({ status: 200 });
  });
});

describe("one notification", () => {
  const add = async (email: string) => {
    const { id } = await backend().person(email);
    return backend().database.transaction((tx) =>
      notify(tx, { userId: id, type: "info", event: "campaign", title: "New", text: "Words" }, backend().clock.now()),
    );
  };
  const unread = async () => bodyOf("listNotifications", await list("?mark=unread&limit=1")).meta.total;

  it("stays unread when fetched and can be marked read and unread", async () => {
    const uuid = await add("marek@dachserwis.example");
    const before = await unread();
    expect(await backend().call("GET", `/v1/notifications/${uuid}`, { token })).toMatchObject({
      status: 200,
      body: { uuid, mark: "unread", title: "New" },
    });
    expect(await unread()).toBe(before);
    const mark = (value: string) =>
      backend().call("PATCH", `/v1/notifications/${uuid}`, { token, body: { mark: value } });
    expect(await mark("read")).toMatchObject({ status: 200, body: { uuid, mark: "read" } });
    expect(await mark("read")).toMatchObject({ status: 200, body: { mark: "read" } });
    expect(await unread()).toBe(before - 1);
    expect(await mark("unread")).toMatchObject({ body: { mark: "unread" } });
    expect(await mark("seen")).toMatchObject({ status: 422, body: { errors: { mark: matchers.any(Array) } } });
  });

  it.each([
    ["a colleague's", "anna@dachserwis.example"],
    ["another company's", "petr@strechynovak.example"],
  ])("of %s is unknown", async (_name, email) => {
    const uuid = await add(email);
    const answers = await Promise.all([
      backend().call("GET", `/v1/notifications/${uuid}`, { token }),
      backend().call("PATCH", `/v1/notifications/${uuid}`, { token, body: { mark: "read" } }),
      backend().call("GET", "/v1/notifications/0193d3f1-7c20-7a55-9d10-3f6f1d2a4b5c", { token }),
    ]);
    expect(answers).toMatchObject(answers.map(() => ({ status: 404, body: { code: "not_found" } })));
  });

  it("can be marked read together with the caller's others, but not another user's", async () => {
    await add("marek@dachserwis.example");
    await add("anna@dachserwis.example");
    const before = await unread();
    const all = (body: unknown) => backend().call("PATCH", "/v1/notifications", { token, body });
    expect(await all({ mark: "unread" })).toMatchObject({ status: 422 });
    expect(await all({ mark: "read" })).toMatchObject({ status: 200, body: { updated: before } });
    expect(await all({ mark: "read" })).toMatchObject({ body: { updated: 0 } });
    expect(await unread()).toBe(0);
    const anna = await backend().signIn("anna@dachserwis.example");
    const rest = await backend().call("GET", "/v1/notifications?mark=unread&limit=1", { token: anna.token });
    expect(bodyOf("listNotifications", rest).meta.total).toBeGreaterThan(0);
  });
});
