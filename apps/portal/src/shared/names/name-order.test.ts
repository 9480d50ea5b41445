import { LANGUAGES } from "@lucarne/api-client/languages";
import { expect, test } from "vitest";
import { nameOrder } from "./name-order.ts";

test("the surname comes first only in Hungarian", () => {
  const leads = LANGUAGES.filter(({ formatLocale }) => nameOrder(formatLocale)[0] === "surname");
  expect(leads.map(({ code }) => code)).toEqual(["hu"]);
});
