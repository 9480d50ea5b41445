import { expect, it } from "vitest";

import { serialOf } from "./serial.ts";

it.each([
  ["LU101000001", "LU101000001"],
  [" lu10-1000 001 ", "LU101000001"],
  ["https://lucarne.example/p/LU101000001", "LU101000001"],
  ["https://lucarne.example/p/LU101000001/?utm=a", "LU101000001"],
  ["HTTP://lucarne.example/check?sn=lu101000001&x=1", "LU101000001"],
  ["(01)05901234123457(21)LU101000001", "LU101000001"],
  ["LU1", undefined],
  ["menu of the day", undefined],
  ["", undefined],
  ["https://lucarne.example/", undefined],
  ["https://", undefined],
  ["drop table scan;--", undefined],
  ["Ж".repeat(12), undefined],
  ["A".repeat(41), undefined],
])("in %j it finds %s", (code, serial) => {
  expect(serialOf(code)).toBe(serial);
});
