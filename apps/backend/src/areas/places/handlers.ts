import { isRegionSlug } from "@lucarne/api-client/regions";

import { ok, type PublicHandler } from "../../http/handler.ts";
import { Problem } from "../../kernel/problem.ts";
import { streetsOf } from "./gazetteer.ts";
import { decodeNumber } from "./house-number.ts";
import { describeAddress, searchStreets, suggestionId } from "./search-places.ts";

/** `GET /v1/places/autocomplete`: addresses of a country, from its gazetteer (ADDR-5). */
export const searchPlaces: PublicHandler<"searchPlaces"> = async (_app, { query }) => {
  const found = searchStreets(await streetsOf(query.country), query.input);
  const data = found.map((suggestion) => ({
    place_id: suggestionId(suggestion),
    description: describeAddress(suggestion),
  }));
  return ok({ data });
};

/** `GET /v1/places/{place_id}`: the parts of an address; a town or village has no city (ADDR-4). */
export const getPlace: PublicHandler<"getPlace"> = async (_app, { path }) => {
  const [country = "", place = "", name = "", tail] = path.place_id.split(":");
  if (!isRegionSlug(country)) throw new Problem("not_found");
  const id = `${country}:${place}:${name}`;
  const street = (await streetsOf(country)).find((one) => one.id === id);
  const number = tail === undefined ? undefined : decodeNumber(tail);
  if (!street || (tail !== undefined && number === undefined)) throw new Problem("not_found");
  const { name: own, kind, area, postalCode } = street.place;
  return ok({
    place_id: path.place_id,
    description: describeAddress({ street, number }),
    street: street.street,
    house_number: number ?? null,
    city: kind === "city" ? own : null,
    town: kind === "city" ? null : own,
    region_area: area,
    postal_code: postalCode,
    country,
  });
};
