import path from "node:path";

import { CAPABILITIES } from "@lucarne/api-client/capabilities";
import { MAX_PIECES } from "@lucarne/api-client/checkout-rules";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { FIXED_SENTENCES } from "@lucarne/api-client/problems";
import * as projectStates from "@lucarne/api-client/project-states";
import { REGIONS, registrableRegions } from "@lucarne/api-client/regions";
import { expect, test } from "vitest";

import { readDocument } from "./document.ts";

const { info, components } = readDocument(path.join(import.meta.dirname, "../../../openapi/dist/openapi.json"));
const { schemas } = components;
const profile = schemas["RegistrationProfile"]?.properties;

test("the contract's countries and languages are those of the tables", () => {
  expect(schemas["RegionSlug"]?.enum).toEqual(REGIONS.map(({ slug }) => slug));
  expect(schemas["RegionId"]?.maximum).toBe(REGIONS.length);
  expect(schemas["LanguageCode"]?.enum).toEqual(LANGUAGES.map(({ code }) => code));
  expect(schemas["LanguageId"]?.maximum).toBe(LANGUAGES.length);
});

test("registration takes the countries and asks for the numbers that the table says", () => {
  const slugs = (wanted: (region: (typeof REGIONS)[number]) => boolean | undefined) =>
    REGIONS.filter(wanted).map(({ slug }) => slug);
  expect(profile?.["regionsId"]?.enum).toEqual(registrableRegions().map(({ id }) => id));
  expect(profile?.["companyRegistrationNumber"]?.["x-required-by-region"]?.toSorted()).toEqual(
    slugs(({ companyNumber }) => companyNumber.required).toSorted(),
  );
  expect(profile?.["companyRegistrationNumber2"]?.["x-required-by-region"]?.toSorted()).toEqual(
    slugs(({ secondCompanyNumber }) => secondCompanyNumber?.required).toSorted(),
  );
});

test("the contract has the optional parts of the table", () => {
  expect(schemas["Capability"]?.enum).toEqual(CAPABILITIES);
});

test("the contract allows as many pieces of a line as the rules say", () => {
  expect(schemas["OrderLineRequest"]?.properties?.["quantity"]?.maximum).toBe(MAX_PIECES);
});

test("the contract has the states of a project", () => {
  const states = Object.values(projectStates).filter((one) => typeof one === "number");
  expect(schemas["ProjectStatus"]?.properties?.["id"]?.enum).toEqual(states.toSorted());
});

test("the contract names the sentences that are fixed in English", () => {
  for (const sentence of Object.values(FIXED_SENTENCES)) expect(info.description).toContain(`\`${sentence}\``);
});
