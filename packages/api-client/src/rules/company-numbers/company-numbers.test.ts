import fc from "fast-check";
import { expect, test } from "vitest";

import { companyNumberForm, companyNumberKey } from "./company-numbers.ts";
import { regionBySlug, registrableRegions } from "../../places/regions.ts";
import { DIFFERENT_NUMBERS, SAME_NUMBERS } from "../../testing/company-number-cases.ts";
import { inLongRun } from "../../../../../test-sample.ts";

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

const MARKS = [
  "",
  " ",
  "-",
  "\u2011",
  "\u2013",
  "\u2014",
  "\u2212",
  "\u00AD",
  "\u00A0",
  "\u2009",
  "\u202F",
  "\u200B",
  "\uFEFF",
  ": ",
  ".",
  "/",
];
/** Random texts of each country. */
const RUNS = inLongRun(100, 20);
const formOf = (slug: string): string =>
  SAME_NUMBERS.find(({ country, kind }) => country === slug && kind === "first")?.form ?? "";

test.each(registrableRegions().map((region) => [region.slug, region] as const))(
  "%s: any order, repetition and case of name and letters, and any mark between them, give one form",
  (slug, region) => {
    const form = formOf(slug);
    const name = fc.constantFrom(
      region.companyNumber.label,
      slug,
      slug.toUpperCase(),
      region.companyNumber.label.toLowerCase(),
    );
    const mark = fc.constantFrom(...MARKS);
    const around = fc.array(fc.tuple(name, mark), { maxLength: 3 }).map((parts) => parts.flat().join(""));
    const digits = fc
      .array(mark, { minLength: form.length, maxLength: form.length })
      .map((marks) => [...form].map((one, at) => `${one}${marks[at] ?? ""}`).join(""));
    fc.assert(
      fc.property(around, digits, around, (before, number, behind) => {
        expect(companyNumberForm(region, `${before}${number}${behind}`)).toBe(form);
      }),
      { numRuns: RUNS },
    );
  },
);

test.each(registrableRegions().map((region) => [region.slug, region] as const))(
  "%s: the form of a form is the form itself, whatever the text",
  (slug, region) => {
    const part = fc.oneof(
      fc.constantFrom(slug, region.companyNumber.label, "NO", "J12/34/2005", "0", "00", ...MARKS),
      fc.string({ unit: "binary", maxLength: 6 }),
      fc.stringMatching(/^\d{1,14}$/),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.constantFrom("first", "second"), (parts, kind) => {
        const form = companyNumberForm(region, parts.join(""), kind);
        expect(companyNumberForm(region, form, kind)).toBe(form);
      }),
      { numRuns: RUNS },
    );
  },
);
