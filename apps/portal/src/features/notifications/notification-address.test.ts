import { expect, test } from "vitest";
import { asksForUnread, notificationAddress } from "./notification-address.ts";

test.each<[boolean, number, string]>([
  [false, 1, "/notifications"],
  [false, 3, "/notifications?page=3"],
  [true, 1, "/notifications?mark=unread"],
  [true, 2, "/notifications?mark=unread&page=2"],
])("unread only %s, page %i is at %s", (unreadOnly, page, address) => {
  expect(notificationAddress(unreadOnly, page)).toBe(address);
  expect(asksForUnread(new URL(address, "https://club.example").searchParams)).toBe(unreadOnly);
});

test.each(["?mark=read", "?mark=", "", "?mark=unread1"])("%s asks for all", (search) => {
  expect(asksForUnread(new URLSearchParams(search))).toBe(false);
});
