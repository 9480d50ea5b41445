import { describe, expect, test } from "vitest";
import { asksForConsents, warnsOfExpiry } from "./prompt-rules.ts";
import { asksForTerms } from "./terms-question.ts";

describe("the terms have to be accepted", () => {
  const user = (slug: "cz" | "sk" | "pl", created_at: string, options = "{}") => ({
    region: { id: 1, slug },
    created_at,
    options,
  });

  test.each([
    ["in Czechia", user("cz", "2024-01-15T08:00:00Z"), true],
    ["in Slovakia", user("sk", "2020-05-01T08:00:00Z"), true],
    ["nowhere else", user("pl", "2020-05-01T08:00:00Z"), false],
    ["in the last second of January in Prague", user("cz", "2024-01-31T22:59:59Z"), true],
    ["not from the first of February in Prague", user("cz", "2024-01-31T23:00:00Z"), false],
    ["not of those who have agreed", user("cz", "2024-01-15T08:00:00Z", '{"hasAgreedToTerms":true}'), false],
    ["of those whose agreement is a no", user("cz", "2024-01-15T08:00:00Z", '{"hasAgreedToTerms":"0"}'), true],
    ["where the options cannot be read", user("cz", "2024-01-15T08:00:00Z", "{"), true],
  ])("%s", (_name, person, expected) => {
    expect(asksForTerms(person)).toBe(expected);
  });
});

describe("an owner sees the consent dialog", () => {
  const owner = {
    role: { id: 3, name: "owner" },
    email_consent: 0,
    phone_consent: 0,
    options: '{"firstTime":false}',
  } as const;

  test.each([
    ["once", owner, false, true],
    ["not on the first visit", owner, true, false],
    ["not after an answer", { ...owner, options: '{"firstTime":false,"consentSeen":true}' }, false, false],
    ["not with the one by e-mail", { ...owner, email_consent: 1 }, false, false],
    ["not with the one by phone", { ...owner, phone_consent: 1 }, false, false],
    ["and nobody else", { ...owner, role: { id: 4, name: "installer" } }, false, false],
  ] as const)("%s", (_name, user, first, expected) => {
    expect(asksForConsents(user, first)).toBe(expected);
  });
});

describe("points that expire are worth a warning", () => {
  const seen = (day: string) => JSON.stringify({ expPtsSeen: day });

  test.each([
    ["from October on", "{}", 85, "2026-10-01", true],
    ["to the year's end", "{}", 85, "2026-12-31", true],
    ["not before October", "{}", 85, "2026-09-30", false],
    ["not without points", "{}", 0, "2026-11-01", false],
    ["six months after the last one", seen("2026-05-02"), 85, "2026-11-02", true],
    ["not a day earlier", seen("2026-05-03"), 85, "2026-11-02", false],
    ["where the options cannot be read", "{", 85, "2026-10-01", true],
    ["for those who never closed one from 2024 on", "{}", 85, "2024-10-01", true],
    ["and not before", "{}", 85, "2023-12-31", false],
  ] as const)("%s", (_name, options, points, today, expected) => {
    expect(warnsOfExpiry(options, points, new Date(`${today}T00:00:00`))).toBe(expected);
  });
});
