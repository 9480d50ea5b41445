import { describe, expect, test } from "vitest";

import { languageByCode } from "./languages.ts";
import { isRegionSlug, regionById, regionBySlug, regionOfHost, REGIONS, registrableRegions } from "./regions.ts";

const slugs = (regions: readonly { slug: string }[]) => regions.map(({ slug }) => slug).join(" ");

describe("the country table", () => {
  test("holds the sixteen countries with the ids 1 to 16, Poland as 10", () => {
    expect(slugs(REGIONS)).toBe("ba bg hr cz ee hu it lv lt pl ro rs sk si tr ua");
    expect(REGIONS.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(regionById(10)?.slug).toBe("pl");
  });

  test("registers companies everywhere but in Italy and Turkey", () => {
    expect(slugs(registrableRegions())).toBe("ba bg hr cz ee hu lv lt pl ro rs sk si ua");
  });

  test("requires a company number in the countries of REF-9 and a second one in SK, EE and LV", () => {
    const required = REGIONS.filter(({ companyNumber }) => companyNumber.required);
    expect(slugs(required)).toBe("bg hr cz ee hu lv lt sk si ua");
    const second = REGIONS.filter(({ secondCompanyNumber }) => secondCompanyNumber?.required);
    expect(slugs(second)).toBe("ee lv sk");
  });

  test("gives the format of every number", () => {
    const shapes = REGIONS.flatMap(({ companyNumber, secondCompanyNumber }) =>
      [companyNumber, secondCompanyNumber ?? []].flat().map(({ label, shape }) => [label, shape]),
    );
    expect(Object.fromEntries(shapes)).toMatchObject({
      ЕИК: { digits: [9, 13] },
      Adószám: { example: "12345678-1-42" },
      CUI: { least: 2, most: 10 },
      NIP: { digits: [10] },
      DIČ: { digits: [10] },
      "PVN numurs": { prefix: "LV", digits: [11] },
    });
    expect(shapes).toHaveLength(19);
  });

  test.each([
    ["ba", 0, "387", "bs"],
    ["bg", 100, "359", "bg"],
    ["cz", 60, "420", "cs"],
    ["hr", 51, "385", "hr"],
    ["hu", 39, "36", "hu"],
    ["pl", 128, "48", "pl"],
    ["ro", 102, "40", "ro"],
    ["rs", 0, "381", "sr"],
    ["si", 51, "386", "sl"],
    ["sk", 60, "421", "sk"],
    ["ua", 20, "380", "uk"],
    ["ee", 40, "372", "et"],
    ["lt", 40, "370", "lt"],
    ["lv", 40, "371", "lv"],
    ["it", 50, "39", "en"],
    ["tr", 50, "90", "en"],
  ])("%s: orders from %i points, +%s, language %s", (slug, orderMinimum, dialCode, language) => {
    expect(regionBySlug(slug)).toMatchObject({ orderMinimum, dialCode });
    expect(regionBySlug(slug)?.languages[0]).toBe(language);
  });

  test("names supported languages and existing time zones", () => {
    for (const { languages, timeZone } of REGIONS) {
      expect(languages.filter((code) => !languageByCode(code))).toEqual([]);
      expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
    }
  });
});

test.each([
  ["club.example.cz", "cz"],
  ["CLUB.EXAMPLE.PL", "pl"],
  ["club.example.si:3000", "si"],
  ["club.example.ua.", "ua"],
  ["localhost", undefined],
  ["localhost:3000", undefined],
  ["127.0.0.1", undefined],
  ["club.example.com", undefined],
  ["pl", undefined],
  ["", undefined],
])("the country of the host %s is %s", (host, slug) => {
  expect(regionOfHost(host)?.slug).toBe(slug);
});

test("no other text is a slug or an id", () => {
  expect(["ba", "BA", "cs", "", "toString", "__proto__"].filter((slug) => isRegionSlug(slug))).toEqual(["ba"]);
  for (const id of [0, 17, -1, Number.NaN]) expect(regionById(id)).toBeUndefined();
});
