import type { Place } from "@lucarne/api-client/queries/places";
import { expect, test } from "vitest";
import { placeParts } from "./place-parts.ts";

const place: Place = {
  place_id: "sk-1",
  description: "Podtatranská 12, 058 01 Poprad",
  street: "Podtatranská",
  house_number: "12",
  city: "Poprad",
  town: "Poprad-Západ",
  region_area: "Prešovský kraj",
  postal_code: "058 01",
  country: "sk",
};

test("a whole place fills everything", () => {
  expect(placeParts(place)).toEqual({
    street: "Podtatranská",
    houseNumber: "12",
    postalCode: "058 01",
    city: "Poprad",
  });
});

test.each([
  [{ city: null }, "Poprad-Západ"],
  [{ city: null, town: null }, "Prešovský kraj"],
  [{ city: null, town: null, region_area: null }, ""],
])("%j has the city %j", (change, city) => {
  expect(placeParts({ ...place, ...change }).city).toBe(city);
});

test("parts that the place does not have are left empty", () => {
  expect(placeParts({ ...place, house_number: null, postal_code: null })).toMatchObject({
    houseNumber: "",
    postalCode: "",
  });
});
