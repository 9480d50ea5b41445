import { REGIONS, regionBySlug } from "@lucarne/api-client/regions";
import { expect, test } from "vitest";
import { companySchema } from "./company-schema.ts";

const company = {
  companyName: "Strechy Tatry s.r.o.",
  companyRegistrationNumber: "50 214 873",
  companyRegistrationNumber2: "2120 338 471",
  companyStreetName: "Podtatranská",
  companyHouseNumber: "12",
  companyCity: "Poprad",
  companyPostalCode: "058 01",
};

const check = (slug: string, change: Partial<typeof company>) => {
  const region = regionBySlug(slug);
  if (!region) throw new Error(`No region ${slug}`);

  return companySchema(region).safeParse({ ...company, ...change });
};

const faults = (slug: string, change: Partial<typeof company>) =>
  check(slug, change).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test("numbers go out without their blanks", () => {
  expect(check("sk", {}).data).toMatchObject({
    companyRegistrationNumber: "50214873",
    companyRegistrationNumber2: "2120338471",
  });
});

test("the company number is required in the countries of REF-9", () => {
  const asked = REGIONS.filter(({ slug }) => faults(slug, { companyRegistrationNumber: " " }).length > 0);
  expect(asked.map(({ slug }) => slug).sort()).toEqual(["bg", "cz", "ee", "hr", "hu", "lt", "lv", "si", "sk", "ua"]);
});

test("the second number is required in Slovakia, Estonia and Latvia", () => {
  const asked = REGIONS.filter(({ slug }) => faults(slug, { companyRegistrationNumber2: "" }).length > 0);
  expect(asked.map(({ slug }) => slug).sort()).toEqual(["ee", "lv", "sk"]);
});

test.each([
  [{ companyName: " " }, ["companyName: required"]],
  [{ companyStreetName: "" }, ["companyStreetName: required"]],
  [{ companyHouseNumber: "" }, ["companyHouseNumber: required"]],
  [{ companyCity: "" }, ["companyCity: required"]],
  [{ companyCity: "Poprad 1" }, ["companyCity: digitsNotAllowed"]],
  [{ companyPostalCode: "" }, ["companyPostalCode: required"]],
  [{ companyPostalCode: "058O1" }, ["companyPostalCode: lettersNotAllowed"]],
])("%j", (change, expected) => {
  expect(faults("sk", change)).toEqual(expected);
});

test("a postal code with a hyphen is fine", () => {
  expect(faults("pl", { companyPostalCode: "00-950" })).toEqual([]);
});
