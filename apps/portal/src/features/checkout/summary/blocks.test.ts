import { orderMinimumOf } from "@lucarne/api-client/checkout-rules";
import { expect, test } from "vitest";
import { blocksOf } from "./blocks.ts";

const situation = {
  purchase: { total: 128, minimum: 128 },
  balance: 128,
  registrationNumber: "5252344078",
  isEmulated: false,
};

test("a total equal to balance and minimum passes (CHK-9, CHK-11)", () => {
  expect(blocksOf(situation)).toEqual([]);
});

test("one point more than the balance is blocked; an unknown balance is not", () => {
  expect(blocksOf({ ...situation, balance: 127 })).toEqual(["points"]);
  expect(blocksOf({ ...situation, balance: undefined })).toEqual([]);
});

test.each([null, "", "  "])("a company with the number %j is blocked (CHK-10)", (registrationNumber) => {
  expect(blocksOf({ ...situation, registrationNumber })).toEqual(["noNumber"]);
});

test("everything that blocks is named", () => {
  expect(
    blocksOf({ purchase: { total: 100, minimum: 128 }, balance: 5, registrationNumber: null, isEmulated: true }),
  ).toEqual(["readOnly", "noNumber", "points", "minimum"]);
});

test.each([
  ["ba", 0],
  ["bg", 100],
  ["cz", 60],
  ["hr", 51],
  ["hu", 39],
  ["pl", 128],
  ["ro", 102],
  ["rs", 0],
  ["si", 51],
  ["sk", 60],
  ["ua", 20],
  ["ee", 40],
  ["lt", 40],
  ["lv", 40],
  ["xx", 50],
])("the minimum of %s is %i: that passes, one point less does not (CHK-11)", (region, minimum) => {
  expect(orderMinimumOf(region)).toBe(minimum);
  const at = (total: number) =>
    blocksOf({ ...situation, balance: 999, purchase: { total, minimum: orderMinimumOf(region) } });
  expect(at(minimum)).toEqual([]);
  expect(at(minimum - 1)).toEqual(["minimum"]);
});
