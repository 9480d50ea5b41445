import { expect, test } from "vitest";

import { companyNumberForm, companyNumberKey } from "./company-numbers.ts";
import { regionBySlug, registrableRegions } from "./regions.ts";
import { DIFFERENT_NUMBERS, SAME_NUMBERS } from "./testing/company-number-cases.ts";

test.each(SAME_NUMBERS)("$country $kind: $form has one form in all its spellings", (numbers) => {
  const { country, kind, form, spellings } = numbers;
  const forms = spellings.map((spelling) => companyNumberForm(regionBySlug(country), spelling, kind));
  expect(forms).toEqual(spellings.map(() => form));
  expect(companyNumberForm(regionBySlug(country), form, kind)).toBe(form);
});

test.each(DIFFERENT_NUMBERS)("%s %s: %s and %s stay different", (country, kind, one, other) => {
  const keyOf = (number: string) => companyNumberKey(companyNumberForm(regionBySlug(country), number, kind));
  expect(keyOf(one)).not.toBe(keyOf(other));
});

test("both tables have every country and every number", () => {
  const expected = registrableRegions().flatMap(({ slug, secondCompanyNumber }) =>
    secondCompanyNumber ? [`${slug} first`, `${slug} second`] : [`${slug} first`],
  );
  expect(new Set(SAME_NUMBERS.map(({ country, kind }) => `${country} ${kind}`))).toEqual(new Set(expected));
  expect(new Set(DIFFERENT_NUMBERS.map(([country, kind]) => `${country} ${kind}`))).toEqual(new Set(expected));
});

test("a Hungarian company keeps its key when it moves, and with the short number", () => {
  const hungary = regionBySlug("hu");
  const keys = ["12345678-1-42", "12345678-2-13", "HU12345678"].map((one) =>
    companyNumberKey(companyNumberForm(hungary, one)),
  );
  expect(keys).toEqual(["12345678", "12345678", "12345678"]);
});
