import type { Place } from "@lucarne/api-client/queries/places";

/** The parts of a chosen address as forms hold them. */
export type PlaceParts = { street: string; houseNumber: string; postalCode: string; city: string };

/** What a place fills in; a place without a city has a town, or else its region's name (ADDR-3, ADDR-4). */
export const placeParts = ({ street, house_number, postal_code, city, town, region_area }: Place): PlaceParts => ({
  street,
  houseNumber: house_number ?? "",
  postalCode: postal_code ?? "",
  city: city ?? town ?? region_area ?? "",
});
