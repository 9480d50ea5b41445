import { isRegionSlug } from "@lucarne/api-client/regions";

import type { PlaceSource } from "../../../app.ts";
import { postalCodeFor, townFor } from "../rules/form-rules.ts";
import { streetsOf } from "./gazetteer.ts";
import { decodeNumber } from "../rules/house-number.ts";
import { describeAddress, searchStreets, suggestionId } from "./search-places.ts";

/** The offline gazetteer of each country as the source of addresses (ADDR-6). */
export const gazetteer: PlaceSource = {
  search: async ({ input, country }) =>
    searchStreets(await streetsOf(country), input).map((suggestion) => ({
      place_id: suggestionId(suggestion),
      description: describeAddress(suggestion),
    })),
  place: async (placeId) => {
    const [country = "", place = "", name = "", tail] = placeId.split(":");
    if (!isRegionSlug(country)) return undefined;
    const id = `${country}:${place}:${name}`;
    const street = (await streetsOf(country)).find((one) => one.id === id);
    const number = tail === undefined ? undefined : decodeNumber(tail);
    if (!street || (tail !== undefined && number === undefined)) return undefined;
    const { kind, area, postalCode } = street.place;
    const own = townFor(street.place.name);
    return {
      place_id: placeId,
      description: describeAddress({ street, number }),
      street: street.street,
      house_number: number ?? null,
      city: kind === "city" ? own : null,
      town: kind === "city" ? null : own,
      region_area: townFor(area),
      postal_code: postalCodeFor(postalCode),
      country,
    };
  },
};
