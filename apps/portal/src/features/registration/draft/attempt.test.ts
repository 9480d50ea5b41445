import type { RegistrationProfile } from "@lucarne/api-client/queries/registration";
import { expect, test } from "vitest";
import { parseStored } from "../../../platform/storage/parse-stored.ts";
import { attemptOf, storedAttempt } from "./attempt.ts";

const profile: RegistrationProfile = {
  email: "jana@strechytatry.example",
  name: "Jana",
  surname: "Horváthová",
  phone: "905123456",
  regionsId: 13,
  languagesId: 12,
  companyName: "Strechy Tatry s.r.o.",
  companyAddress: "Podtatranská 12",
  companyStreetName: "Podtatranská",
  companyHouseNumber: "12",
  companyCity: "Poprad",
  companyPostalCode: "058 01",
  surveyResponse: "[]",
  email_consent: 1,
  phone_consent: 0,
  options: '{"consentSeen":true}',
};

test("the same profile goes out under the same key, also after a reload", () => {
  const first = attemptOf(profile, undefined);
  const stored = parseStored(JSON.stringify(first), storedAttempt);
  expect(attemptOf({ ...profile }, stored)).toEqual(first);
});

test("a changed profile is another registration and has another key", () => {
  const first = attemptOf(profile, undefined);
  expect(attemptOf({ ...profile, email: "jana@tatry.example" }, first).key).not.toBe(first.key);
});

test.each([null, "key", {}, { key: "a" }, { key: 1, profile: "" }])("%j is no try", (value) => {
  expect(parseStored(JSON.stringify(value), storedAttempt)).toBeUndefined();
});
