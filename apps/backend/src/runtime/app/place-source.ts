import type { PlaceSource } from "../../app.ts";
import { gazetteer } from "../../areas/places/sources/gazetteer-source.ts";
import { googlePlaces } from "../../areas/places/sources/google-places.ts";
import type { Settings } from "../settings/settings.ts";

/** The source of addresses: the provider with a key, else the gazetteer (ADDR-6). */
export const placeSourceFor = ({ placesKey, placesUrl }: Pick<Settings, "placesKey" | "placesUrl">): PlaceSource =>
  placesKey === undefined ? gazetteer : googlePlaces({ url: placesUrl, key: placesKey });
