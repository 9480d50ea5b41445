import { expect, test } from "vitest";
import { cardNotice } from "./card-notice.ts";

const none = { edenred_card: null, has_edenred_card: 0, pending_edenred_card: 0 } as const;
const shipped = {
  ...none,
  edenred_card: { uuid: "5b0f", status: "ISSUED", shipped_at: "2026-11-01T08:00:00Z" },
} as const;

test.each([
  ["a card on its way", "pl", shipped, 0, "shipped"],
  ["a card in use", "pl", { ...shipped, has_edenred_card: 1 }, 20, undefined],
  ["a card that is being confirmed", "pl", { ...shipped, pending_edenred_card: 1 }, 20, undefined],
  ["ten windows and no card", "pl", none, 10, "offered"],
  ["nine windows and no card", "pl", none, 9, undefined],
  ["an ordered card", "pl", { ...none, pending_edenred_card: 1 }, 10, undefined],
  ["another country", "cz", shipped, 10, undefined],
] as const)("%s", (_name, region, company, scans, expected) => {
  expect(cardNotice(region, company, scans)).toBe(expected);
});
