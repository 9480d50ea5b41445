import type { Message } from "@lucarne/api-client/queries/support";
import { expect, test } from "vitest";
import { chatDays, dayName, firstUnread } from "./chat-days.ts";

/** A moment of this device's calendar. */
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString();

const message = (uuid: string, created_at: string, sender: Message["sender"] = "installer"): Message => ({
  uuid,
  sender,
  message: "Text",
  created_at,
});

test("messages of one day are together, days keep their order", () => {
  const days = chatDays([message("a", at(19, 1)), message("b", at(19, 23)), message("c", at(20, 0))]);
  expect(days.map(({ messages }) => messages.map(({ uuid }) => uuid))).toEqual([["a", "b"], ["c"]]);
});

test.each([
  [at(20, 0), "today"],
  [at(19, 23), "yesterday"],
  [at(18), "other"],
])("%s is %s", (moment, name) => {
  expect(dayName(moment, new Date(2026, 10, 20, 15).getTime())).toBe(name);
});

test("the divider is above the first unread answer, never above an own message", () => {
  const messages = [
    message("old", at(18), "admin"),
    message("own", at(19)),
    message("new", at(19, 13), "admin"),
    message("newer", at(20), "admin"),
  ];
  expect(firstUnread(messages, at(19))).toBe("new");
  expect(firstUnread(messages, at(21))).toBeUndefined();
  expect(firstUnread(messages, undefined)).toBeUndefined();
});
