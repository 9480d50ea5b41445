import type { Order } from "@lucarne/api-client/queries/orders";
import { expect, test } from "vitest";
import { piecesOf, voucherPieces } from "./order-parts.ts";

const content = (name: string, quantity: number) => ({
  name,
  image: null,
  quantity,
  price: 100,
  variantGuid: name,
  productUuid: name,
  inputData: null,
});

const voucher = (number: string) => ({ number, password: "secret", expiresAt: "2027-11-19" as const });

const meta: Order["meta"] = {
  type: "voucher",
  contents: [content("Fuel", 2), content("Gift", 1)],
  response: [voucher("1"), voucher("2"), voucher("3")],
};

test("the item count is the sum of the quantities (ORD-1)", () => {
  expect(piecesOf({ meta })).toBe(3);
});

test("each piece of a line gets a code of its own, in the order of the lines", () => {
  const pieces = voucherPieces(meta).map(({ content: { name }, voucher: code }) => `${name} ${code?.number}`);
  expect(pieces).toEqual(["Fuel 1", "Fuel 2", "Gift 3"]);
});

test("a piece without a code has none", () => {
  expect(voucherPieces({ ...meta, response: null }).map(({ voucher: code }) => code)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
