import type { ProjectCreate } from "@lucarne/api-client/queries/projects";
import { MAX_PROJECT_NAME_LENGTH } from "@lucarne/api-client/text-limits";
import { z } from "zod/mini";
import { city, filledText, postalCode } from "../../../shared/forms/address-fields.ts";
import { serverNames } from "../../../shared/forms/form-schema.ts";
import type { PlaceParts } from "../../../shared/places/place-parts.ts";
import type { ChosenPlace } from "../../../shared/places/use-place-fill-in.ts";

/** The address of a new project (PROJ-14). Messages are names of error sentences. */
export const newProjectSchema = z.object({
  streetName: filledText().register(serverNames, { names: ["name"] }),
  postalCode: postalCode(),
  city: city(),
});

export type NewAddress = z.output<typeof newProjectSchema>;

/** The address of a place: the number is part of the street's field. */
export const addressOf = ({ street, houseNumber, postalCode, city }: PlaceParts): NewAddress => ({
  streetName: `${street} ${houseNumber}`.trim(),
  postalCode,
  city,
});

const isSame = (one: NewAddress, other: NewAddress): boolean =>
  one.streetName === other.streetName && one.postalCode === other.postalCode && one.city === other.city;

/**
 * The call for an address. Its name is the full address line: the one of the list, which is written in the order of its
 * country, unless a part was changed since.
 */
export const newProject = (address: NewAddress, chosen: ChosenPlace | undefined): ProjectCreate => {
  const { streetName, postalCode, city } = address;
  const line =
    chosen && isSame(address, addressOf(chosen.place)) ? chosen.line : `${streetName}, ${postalCode} ${city}`;

  return { name: line.slice(0, MAX_PROJECT_NAME_LENGTH), streetName, postalCode, city };
};
