import { REGIONS, registrableRegions } from "@lucarne/api-client/regions";
import { describe, expect, it } from "vitest";

import { missingNumbers, storedNumber } from "./company-numbers.ts";

const FIRST = ["bg", "cz", "ee", "hr", "hu", "lt", "lv", "si", "sk", "ua"];
const SECOND = ["ee", "lv", "sk"];
const numbers = (first?: string, second?: string) => ({
  first: { field: "one", value: first },
  second: { field: "two", value: second },
});

const [poland] = registrableRegions().filter(({ slug }) => slug === "pl");
if (!poland) throw new Error("There is no region pl.");

describe("company numbers", () => {
  it("requires the numbers only in the countries of REF-9 and REF-10", () => {
    const asking = (field: string) =>
      registrableRegions()
        .filter((region) => field in missingNumbers(region, numbers()))
        .map(({ slug }) => slug)
        .toSorted();
    expect(asking("one")).toEqual(FIRST);
    expect(asking("two")).toEqual(SECOND);
  });

  it.each(REGIONS.map((region) => [region.slug, region] as const))(
    "of %s are complete when both numbers are present",
    (_, region) => {
      expect(missingNumbers(region, numbers("1", "2"))).toEqual({});
    },
  );

  it("are named by their local names", () => {
    const slovakia = registrableRegions().find(({ slug }) => slug === "sk");
    expect(slovakia && missingNumbers(slovakia, numbers("", ""))).toEqual({
      one: [{ text: "validation.company_number", params: { label: "IČO" } }],
      two: [{ text: "validation.company_number", params: { label: "DIČ" } }],
    });
  });

  it.each(["1".repeat(21), "ß".repeat(11), "㌀".repeat(6)])("%s is too long in its stored form", (number) => {
    expect(() => storedNumber(poland, { field: "one", value: number })).toThrow(
      expect.objectContaining({ errors: { one: [{ text: "validation.max_length", params: { limit: 20 } }] } }),
    );
  });

  it("of dashes alone are refused", () => {
    expect(() => storedNumber(poland, { field: "one", value: " – " })).toThrow(
      expect.objectContaining({ errors: { one: [{ text: "validation.required" }] } }),
    );
  });
});
