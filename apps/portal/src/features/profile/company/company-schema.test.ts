import { regionBySlug, registrableRegions, type RegionSlug } from "@lucarne/api-client/regions";
import { describe, expect, test } from "vitest";
import { companySchema } from "./company-schema.ts";

const company = {
  name: "Dach-Serwis",
  registration_number: "12345678",
  registration_number_2: "2020123456",
  address: "Krupówki 41",
  postal_code: "34-500",
  city: "Zakopane",
};
const faultsOf = (slug: RegionSlug, change: Partial<typeof company>) =>
  companySchema(regionBySlug(slug))
    .safeParse({ ...company, ...change })
    .error?.issues.map(({ path, message }) => `${path.join()} ${message}`) ?? [];

describe("the registration number (REF-9)", () => {
  test.each(registrableRegions().map(({ slug }) => slug))("in %s", (slug) => {
    const isNeeded = ["bg", "cz", "hr", "hu", "si", "sk", "ua", "ee", "lt", "lv"].includes(slug);
    expect(faultsOf(slug, { registration_number: " " })).toEqual(isNeeded ? ["registration_number required"] : []);
  });
});

describe("the second registration number (REF-10)", () => {
  test.each(registrableRegions().map(({ slug }) => slug))("in %s", (slug) => {
    const isNeeded = ["sk", "ee", "lv"].includes(slug);
    expect(faultsOf(slug, { registration_number_2: "" })).toEqual(isNeeded ? ["registration_number_2 required"] : []);
  });
});

test.each([
  ["digits in the town", { city: "Nowy Targ 2" }, ["city digitsNotAllowed"]],
  ["letters in the postcode", { postal_code: "LV-1001" }, ["postal_code lettersNotAllowed"]],
  [
    "no name, address, postcode and town",
    { name: "", address: " ", postal_code: "", city: "" },
    ["name required", "address required", "postal_code required", "city required"],
  ],
])("%s: refused beside the field", (_case, change, faults) => {
  expect(faultsOf("pl", change)).toEqual(faults);
});
