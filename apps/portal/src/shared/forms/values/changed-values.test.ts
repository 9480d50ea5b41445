import { expect, test } from "vitest";
import { changedValues } from "./changed-values.ts";

test("only values that differ and are not empty are sent", () => {
  expect(changedValues({ name: "Jan", surname: "Nowak" }, { name: "Jan", surname: "Kowal" })).toEqual({
    surname: "Kowal",
  });
  expect(changedValues({ name: "Jan", surname: "Nowak" }, { name: "", surname: "Nowak" })).toEqual({});
});
