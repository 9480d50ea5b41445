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
  ["hxxp://xn--80ak6aa92e.example", "hxxp xn--80ak6aa92e example"],
  ["аррӏе․example", "аррӏе example"],
  ["You won! Call +48 (700) 123-456 now", "You won Call now"],
  ["٧٠٠١٢٣٤٥٦ Okna", "Okna"],
  ["Okna 24 od 1998", "Okna 24 od 1998"],
])("%j is %j in a message", (name, plain) => {
  expect(withoutLinks(name)).toBe(plain);
});

it("is at most 60 characters long", () => {
  expect(withoutLinks("a".repeat(500))).toHaveLength(60);
  expect(withoutLinks(`a${"𐐀".repeat(80)}`)).toBe(`a${"𐐀".repeat(59)}`);
});
