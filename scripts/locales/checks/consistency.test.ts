import { expect, it } from "vitest";
import { doubletFaults, freeNumberFaults, nameFaults, needlessReasons } from "./consistency.ts";

it("finds an accessible name without the visible text of its control", () => {
  const visible = { "checkout.edit": "Редагувати" };
  expect(nameFaults({ ...visible, "checkout.edit.address": "Редагувати адресу" })).toEqual([]);
  expect(nameFaults({ ...visible, "checkout.edit.address": "Змінити адресу" })).toEqual([
    "checkout.edit.address does not contain the visible text of its control, checkout.edit",
  ]);
});

it.each([
  ["ostatnie {count, number} sztuki", 2],
  ["ostatnie {count, number} sztuki.", 2],
  ["{count, number} szt.", 0],
  ["Zostało {count, number} szt.", 1],
  ["Poziom {count, number} z\u00A0{all, number}", 0],
  ["Dostępne: {count, number}", 0],
  ["{count, plural, one {# sztuka} other {# sztuki}}", 0],
])("counts the words beside a number that may have to agree: %s", (text, count) => {
  expect(freeNumberFaults("pl", { any: text })).toHaveLength(count);
});

it("finds two translations of one English text without a reason", () => {
  const english = { "portal.one": "Zoom", "portal.two": "Zoom", "portal.three": "Back", "portal.four": "Back" };
  const uk = { "portal.one": "Масштаб", "portal.two": "Збільшення", "portal.three": "Назад", "portal.four": "Зворот" };
  expect(doubletFaults(english, uk)).toEqual([
    "“Zoom” has several translations: “Масштаб” (portal.one), “Збільшення” (portal.two)",
  ]);
});

it("finds a reason that nothing needs any more", () => {
  const english = { one: "Back", two: "Back" };
  expect(needlessReasons([{ english, texts: { one: "Назад", two: "Назад" } }])).toContain(
    "rules/several-translations.json: “Back” needs no reason",
  );
});
