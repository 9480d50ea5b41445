import { readFile } from "node:fs/promises";

import { registrableRegions } from "@lucarne/api-client/regions";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import { postalCodeFor, townFor } from "./form-rules.ts";
import { gazetteer } from "../sources/gazetteer-source.ts";
import { streetsOf } from "../sources/gazetteer.ts";

const schemaOf = async (name: string) => {
  const file = new URL(`../../../../../../openapi/components/schemas/${name}.yaml`, import.meta.url);
  const pattern = /^pattern: (.+)$/m.exec(await readFile(file, "utf8"))?.[1] ?? "";
  return z.string().min(1).regex(new RegExp(pattern, "u"));
};

describe("the gazetteer", () => {
  it.each(registrableRegions().map(({ slug }) => slug))("of %s has only places that the forms take", async (slug) => {
    const [postalCode, town] = await Promise.all([schemaOf("PostalCode"), schemaOf("City")]);
    const streets = await streetsOf(slug);
    expect(streets.length).toBeGreaterThan(0);
    for (const { id } of streets) {
      const place = await gazetteer.place(id, {}, "en");
      expect(postalCode.safeParse(place?.postal_code).success, id).toBe(true);
      expect(town.safeParse(place?.city ?? place?.town ?? place?.region_area).success, id).toBe(true);
    }
  });
});

/** Postal codes and towns as the provider writes them in each country, and what the forms get. */
const PROVIDER = [
  ["ba", "71000", "71000", "Sarajevo", "Sarajevo"],
  ["bg", "1000", "1000", "район 3", null],
  ["hr", "HR-10000", "10000", "Zagreb", "Zagreb"],
  ["cz", "110 00", "110 00", "Praha 3", "Praha"],
  ["cz", "CZ-130 00", "130 00", "Praha 10-Strašnice", "Praha"],
  ["ee", "EE-10111", "10111", "Tallinn", "Tallinn"],
  ["hu", "H-1134", "1134", "Budapest, 13. kerület", "Budapest"],
  ["hu", "HU 1025", "1025", "2. kerület, Budapest", "Budapest"],
  ["hu", "H–1025", "1025", "2. kerület", null],
  ["ro", "RO-030167", "030167", "Sector 3, București", "București"],
  ["cz", "１３０ ００", "１３０ ００", "3. obvod, Praha 3", "Praha"],
  ["bg", "BG-4399", "4399", "6-ти септември", null],
  ["ua", "UA-01001", "01001", "Київ, 2", "Київ"],
  ["rs", "RS-11000", "11000", "Beograd", "Beograd"],
  ["ba", "BA-71000", "71000", "Sarajevo", "Sarajevo"],
  ["lv", "LV-1010", "1010", "Rīga", "Rīga"],
  ["lv", "LV‑1010", "1010", "Jūrmala", "Jūrmala"],
  ["lv", "LV−1010", "1010", "Liepāja", "Liepāja"],
  ["lt", "LT-01103", "01103", "Vilnius", "Vilnius"],
  ["pl", "31-021", "31-021", "Kraków", "Kraków"],
  ["ro", "010011", "010011", "București, Sectorul 1", "București"],
  ["ro", "RO 030167", "030167", "Sector 3", null],
  ["rs", "11000", "11000", "Beograd (11000)", "Beograd"],
  ["sk", "811 01", "811 01", "Bratislava-Staré Mesto", "Bratislava-Staré Mesto"],
  ["sk", "SK – 040 01", "040 01", "Košice 4", "Košice"],
  ["si", "SI-1000", "1000", "Ljubljana", "Ljubljana"],
  ["ua", "01001", "01001", "Київ", "Київ"],
] as const;

describe("a place of the provider", () => {
  it.each(PROVIDER)("in %s: %s is %s, %s is %s", (_country, code, postalCode, locality, town) => {
    expect(postalCodeFor(code)).toBe(postalCode);
    expect(townFor(locality)).toBe(town);
  });

  it("is read in every country", () => {
    expect(new Set(PROVIDER.map(([country]) => country))).toEqual(
      new Set(registrableRegions().map(({ slug }) => slug)),
    );
  });

  it("without anything that the forms take is left to the user", () => {
    expect(postalCodeFor("LV")).toBeNull();
    expect(townFor("10")).toBeNull();
    expect(townFor("")).toBeNull();
  });
});
