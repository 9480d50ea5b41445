import { expect, test } from "vitest";
import { postalAddress } from "./postal-address.ts";

test.each([
  ["pl", "ul. Polna", "12", "00-950", "Warszawa", "ul. Polna 12, 00-950 Warszawa"],
  ["hu", "Mező utca", "12", "1011", "Budapest", "1011 Budapest, Mező utca 12."],
  ["hu", "Mező utca", "12.", "1011", "Budapest", "1011 Budapest, Mező utca 12."],
  ["lv", "Lauku iela", "12", "LV-1010", "Rīga", "Lauku iela 12, Rīga, LV-1010"],
  ["ua", "вул. Польова", "12", "01001", "Київ", "вул. Польова, 12, 01001 Київ"],
] as const)("an address in %s is in that country's order", (country, street, house_number, postal_code, city, line) => {
  expect(postalAddress({ street, house_number, postal_code, city, country })).toBe(line);
});
