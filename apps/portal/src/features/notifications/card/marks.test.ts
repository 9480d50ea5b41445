import type { Notification, NotificationList } from "@lucarne/api-client/queries/notifications";
import { expect, test } from "vitest";
import { asRead, listWithRead, withOneUnreadLess } from "./marks.ts";

const notification = (uuid: string, mark: Notification["mark"]): Notification => ({
  uuid,
  mark,
  type: "info",
  title: "Order approved",
  text: "Order 4079-118 has been approved.",
  created_at: "2026-11-20T08:00:00Z",
  event: "order_approved",
  meta: {},
});

const list = (total: number, ...data: Notification[]): NotificationList => ({
  data,
  meta: { current_page: 1, per_page: 20, last_page: 1, total },
});

test("reading changes the mark and nothing else", () => {
  expect(asRead(notification("a", "unread"))).toEqual(notification("a", "read"));
});

test("only the one that was read changes in the list", () => {
  const before = list(2, notification("a", "unread"), notification("b", "unread"));
  expect(listWithRead(before, "b").data.map(({ mark }) => mark)).toEqual(["unread", "read"]);
});

test.each([
  [3, 2],
  [1, 0],
  [0, 0],
])("the bell goes from %i to %i", (before, after) => {
  expect(withOneUnreadLess(list(before)).meta.total).toBe(after);
});
