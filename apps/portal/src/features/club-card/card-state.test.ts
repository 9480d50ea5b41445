import { expect, test } from "vitest";
import { cardOrder, cardView } from "./card-state.ts";

const shipped = { uuid: "0193b2d0-d83b-7a20-91a6-193bd8fa1c3f", status: "SHIPPED", shipped_at: "2026-11-12T10:00:00Z" };
const none = { has_edenred_card: 0, pending_edenred_card: 0, edenred_card: null } as const;

test.each([
  [9, "tooFewScans"],
  [10, "possible"],
  [11, "possible"],
])("with %i windows scanned this year the order is %s (CLUB-3)", (scans, state) => {
  expect(cardOrder(none, scans)).toBe(state);
});

test.each([
  ["is ordered", { ...none, pending_edenred_card: 1 }, "pending", "none"],
  ["was sent", { ...none, edenred_card: shipped }, "shipped", "confirm"],
  ["is owned", { ...none, edenred_card: shipped, has_edenred_card: 1 }, "owned", "card"],
] as const)("a card that %s is not ordered again, whatever was scanned (CLUB-4)", (_, company, order, view) => {
  expect([cardOrder(company, 0), cardOrder(company, 10)]).toEqual([order, order]);
  expect(cardView(company)).toBe(view);
});

test("a company without a card is led to the card", () => {
  expect(cardView(none)).toBe("none");
});
