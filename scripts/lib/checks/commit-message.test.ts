import { describe, expect, it } from "vitest";
import { commitFaults } from "./commit-message.ts";

const BODY = "\n\nPrices change while a cart is stored.";

describe("commitFaults", () => {
  it.each([
    "cart: take prices from the server",
    "portal(cart): embed the font",
    "ui-kit: process long names",
    "product: configure, order and order again",
    `cart: ${"a".repeat(66)}`,
  ])("accepts a subject in the pattern with a body: %s", (subject) => {
    expect(commitFaults(subject + BODY)).toEqual([]);
  });

  it.each([
    "Cart: take prices",
    "cart, shop: take prices",
    "Take prices from the server",
    "cart: Take prices",
    "cart take prices",
    "cart: take prices.",
  ])("refuses another pattern: %s", (subject) => {
    expect(commitFaults(subject + BODY)).toEqual([
      "the subject is not `area: imperative summary`, in small letters and without a full stop",
    ]);
  });

  it.each(["takes", "added", "fixing"])("refuses a verb that is not the imperative: %s", (verb) => {
    expect(commitFaults(`cart: ${verb} prices${BODY}`)).toEqual([`“${verb}” is not the imperative`]);
  });

  it("refuses a subject of more than 72 characters", () => {
    expect(commitFaults(`cart: ${"a".repeat(67)}${BODY}`)).toEqual([
      "the subject has 73 characters, at most 72 are allowed",
    ]);
  });

  it.each(["", "\n", "\nA body without a blank line.", "\n\n"])("refuses a message without a body: %j", (rest) => {
    expect(commitFaults(`cart: take prices${rest}`)).toEqual(["a blank line and a body with the reason are missing"]);
  });
});
