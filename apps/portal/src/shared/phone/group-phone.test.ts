import { expect, test } from "vitest";
import { groupPhone } from "./group-phone.ts";

test.each([
  ["+48225550140", "+48 225 550 140"],
  ["+38761234567", "+387 612 345 67"],
  ["+37061234567", "+370 612 345 67"],
  ["+3612345678", "+36 123 456 78"],
  ["+420601234567", "+420 601 234 567"],
  ["+371 6123", "+371 6123"],
  ["+491701234567", "+491701234567"],
])("%s reads %s", (phone, expected) => {
  expect(groupPhone(phone).replaceAll("\u00A0", " ")).toBe(expected);
});
