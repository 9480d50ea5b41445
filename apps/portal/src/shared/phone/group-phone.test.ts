import { expect, test } from "vitest";
import { groupDigits, groupPhone } from "./group-phone.ts";

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

test.each([
  ["601234567", "601 234 567"],
  ["61234567", "612 345 67"],
  ["6123456", "612 3456"],
  ["", ""],
])("in a field the digits %s read %s", (digits, expected) => {
  expect(groupDigits(digits)).toBe(expected);
});
