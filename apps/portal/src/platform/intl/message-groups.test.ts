import { expect, it } from "vitest";
import { groupOf } from "./message-groups.ts";

it.each([
  ["signIn.contact.title", "entry"],
  ["registration.terms", "registration"],
  ["scan.title", "scan"],
  ["scan.unsent.title", "app"],
  ["notifications", "notifications"],
  ["cart.title", "app"],
])("puts %s into %s by whole parts of its id", (id, group) => {
  expect(groupOf(id)).toBe(group);
});

it("refuses an id whose beginning is not listed", () => {
  expect(() => groupOf("signInLater.title")).toThrow('No message group has "signInLater.title"');
});
