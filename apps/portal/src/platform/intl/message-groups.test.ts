import { expect, it } from "vitest";
import { groupOf } from "./message-groups.ts";

it.each([
  ["signIn.contact.title", "entry"],
  ["registration.terms", "registration"],
  ["cart.missing", "app"],
  ["signInLater.title", "app"],
])("puts %s into %s by whole parts of its id", (id, group) => {
  expect(groupOf(id)).toBe(group);
});
