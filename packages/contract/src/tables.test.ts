import path from "node:path";

import { CAPABILITIES } from "@lucarne/api-client/capabilities";
import { MAX_PIECES } from "@lucarne/api-client/checkout-rules";
import { LANGUAGES } from "@lucarne/api-client/languages";
import * as orderStates from "@lucarne/api-client/order-states";
import { FIXED_SENTENCES } from "@lucarne/api-client/problems";
import * as projectStates from "@lucarne/api-client/project-states";
import { REGIONS, registrableRegions } from "@lucarne/api-client/regions";
import * as roles from "@lucarne/api-client/roles";
import * as scanFlags from "@lucarne/api-client/scan-flags";
import { MAX_CHAT_MESSAGES } from "@lucarne/api-client/support-rules";
import * as limits from "@lucarne/api-client/text-limits";
import * as ticketStates from "@lucarne/api-client/ticket-states";
import { expect, test } from "vitest";

import { readDocument, resolve } from "./document.ts";

const { info, paths, components } = readDocument(path.join(import.meta.dirname, "../../../openapi/dist/openapi.json"));
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

test.each([
  ["ProjectStatus", "id", projectStates],
  ["Order", "status", orderStates],
  ["OrderEvent", "status", orderStates],
  ["Ticket", "status", ticketStates],
  ["Scan", "flag", scanFlags],
  ["Role", "id", roles],
])("the numbers of %s.%s in the contract are those that have a name", (schema, property, names) => {
  const numbers = Object.values(names).filter((one) => typeof one === "number");
  expect(schemas[schema]?.properties?.[property]?.enum).toEqual(numbers.toSorted());
});

test.each([
  ["Customer", "name", limits.MAX_PERSON_NAME_LENGTH],
  ["Customer", "surname", limits.MAX_PERSON_NAME_LENGTH],
  ["Customer", "company_name", limits.MAX_COMPANY_NAME_LENGTH],
  ["Customer", "street", limits.MAX_STREET_LENGTH],
  ["Customer", "house_number", limits.MAX_HOUSE_NUMBER_LENGTH],
  ["Customer", "postal_code", limits.MAX_POSTAL_CODE_LENGTH],
  ["Customer", "city", limits.MAX_CITY_LENGTH],
  ["ProjectCreate", "name", limits.MAX_PROJECT_NAME_LENGTH],
  ["ProjectCreate", "postalCode", limits.MAX_POSTAL_CODE_LENGTH],
  ["ProjectCreate", "city", limits.MAX_CITY_LENGTH],
  ["TicketCreate", "title", limits.MAX_TICKET_TITLE_LENGTH],
  ["TicketCreate", "body", limits.MAX_MESSAGE_LENGTH],
  ["MessageCreate", "message", limits.MAX_MESSAGE_LENGTH],
])("the contract takes a text as long as the limit says: %s.%s", (schema, property, limit) => {
  const text = schemas[schema]?.properties?.[property];
  expect(text && resolve(schemas, text)?.maxLength).toBe(limit);
});

test("the contract answers as many messages of a chat as the rules say", () => {
  const parameters = paths["/v1/support/{uuid}/chat"]?.get?.parameters ?? [];
  expect(parameters.find(({ name }) => name === "limit")?.schema.maximum).toBe(MAX_CHAT_MESSAGES);
});

test("the contract names the sentences that are fixed in English", () => {
  for (const sentence of Object.values(FIXED_SENTENCES)) expect(info.description).toContain(`\`${sentence}\``);
});
