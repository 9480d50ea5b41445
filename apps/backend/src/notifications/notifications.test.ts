import { beforeEach, describe, expect, it } from "vitest";

import { withBackend } from "../testing/backend.ts";
import { notify } from "./notify.ts";

const backend = withBackend();
let token: string;
let userId: number;

beforeEach(async () => {
  backend().advance(25 * 60 * 60_000);
  ({ token, userId } = await backend().signIn("marek@dachserwis.example"));
});

const list = (query: string, language = "en") =>
  backend().call("GET", `/v1/notifications${query}`, { token, headers: { "accept-language": language } });

describe("notifications", () => {
  it("are one's own, newest first, in pages", async () => {
    const first = await list("?limit=2");
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: [{ event: "points_expiring", mark: "unread", type: "important" }, { event: "support_reply" }],
        meta: { current_page: 1, per_page: 2, last_page: 4, total: 7 },
      },
    });
    expect(await list("?limit=2&page=4")).toMatchObject({ body: { data: [{ event: "welcome" }], meta: { total: 7 } } });
    expect(await list("?page=9")).toMatchObject({ status: 200, body: { data: [], meta: { last_page: 1, total: 7 } } });
  });

  it("count the unread for the badge", async () => {
    expect(await list("?mark=unread&limit=1")).toMatchObject({ body: { data: [{}], meta: { total: 3 } } });
  });

  it("speak the reader's language, days too; staff's own words stand as written", async () => {
    expect(await list("?limit=1", "pl")).toMatchObject({
      body: { data: [{ title: "Punkty wygasają", text: expect.stringMatching(/31 grudnia \d{4}: 160\./) }] },
    });
    const now = backend().clock.now();
    await backend().database.transaction((tx) =>
      notify(tx, { userId, type: "info", event: "campaign", title: "Jesień", text: "{points} is no place" }, now),
    );
    expect(await list("?limit=1")).toMatchObject({
      body: { data: [{ title: "Jesień", text: "{points} is no place", created_at: now.toISOString(), meta: {} }] },
    });
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
