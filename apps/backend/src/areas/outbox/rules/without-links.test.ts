import { expect, it } from "vitest";

import { withoutLinks } from "./without-links.ts";

it.each([
  ["Dachy & Okna Kowalski", "Dachy & Okna Kowalski"],
  ["Dach-Serwis Sp. z o.o.", "Dach-Serwis Sp z o o"],
  ["Win a prize: https://evil.example/x?y", "Win a prize https evil example x y"],
  ["evil.example", "evil example"],
  ["ｅｖｉｌ．example", "evil example"],
  ["evil。example", "evil example"],
  ["a@evil.example", "a evil example"],
  ["Okna\u200b\u202eKraków\n\nSecond", "Okna Kraków Second"],
  ["Стрехи ООД", "Стрехи ООД"],
  ["...", ""],
])("%j is %j in a message", (name, plain) => {
  expect(withoutLinks(name)).toBe(plain);
});

it("is at most 60 characters long", () => {
  expect(withoutLinks("a".repeat(500))).toHaveLength(60);
});
