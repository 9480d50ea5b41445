import { describe, expect, test } from "vitest";
import { initialsOf } from "./index.ts";

describe("initials: first letters of the first and the last word", () => {
  test.each([
    ["Marek Kowalczyk", "MK"],
    ["Anna Maria Nowak", "AN"],
    ["Олена", "О"],
    ["  Eva   Nagy ", "EN"],
    ["𝒜da Byron", "𝒜B"],
    ["", ""],
  ])("%j → %j", (name, initials) => expect(initialsOf(name)).toBe(initials));
});
