import { readFileSync } from "node:fs";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { type RegionSlug, regionBySlug, REGIONS } from "@lucarne/api-client/regions";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { z } from "zod";
import { numberShape } from "./number-shape.ts";

const intlOf = (code: string) => {
  const words = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(new URL(`../../../../../locales/portal/${code}.json`, import.meta.url), "utf8")));

  return createIntl({ locale: LANGUAGES.find((one) => one.code === code)?.formatLocale ?? code, messages: words });
};

const shapesOf = (code: string, slug: RegionSlug) => {
  const region = regionBySlug(slug);

  return [region?.companyNumber ?? [], region?.secondCompanyNumber ?? []]
    .flat()
    .map((rule) => numberShape(intlOf(code), rule).replaceAll("\u00A0", " "));
};

test.each([
  ["en", "sk", ["8 digits", "10 digits"]],
  ["en", "bg", ["9 or 13 digits"]],
  ["en", "ro", ["2–10 digits"]],
  ["en", "ee", ["8 digits", "EE followed by 9 digits"]],
  ["en", "hu", ["For example 12345678-1-42"]],
  ["pl", "pl", ["10 cyfr"]],
  ["uk", "ua", ["8 або 10 цифр"]],
  ["lt", "lt", ["7 ar 9 skaitmenys"]],
  ["lv", "lv", ["11 ciparu", "LV, pēc tam 11 ciparu"]],
] as const)("in %s the numbers of %s are written as %j", (code, slug, shapes) => {
  expect(shapesOf(code, slug)).toEqual(shapes);
});

test.each(LANGUAGES.map(({ code }) => [code]))("%s has words for every country's numbers", (code) => {
  for (const { slug } of REGIONS) for (const shape of shapesOf(code, slug)) expect(shape).toMatch(/\d/);
});
