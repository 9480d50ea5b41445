import type { ProjectCreate } from "@lucarne/api-client/queries/projects";
import { z } from "zod/mini";
import { city, filledText, postalCode } from "../../../shared/forms/address-fields.ts";
import { serverNames } from "../../../shared/forms/form-schema.ts";

/** The address of a new project (PROJ-14). Messages are names of error sentences. */
export const newProjectSchema = z.object({
  streetName: filledText().register(serverNames, { names: ["name"] }),
  postalCode: postalCode(),
  city: city(),
});

/** The longest values that the server takes. */
export const LIMITS = { streetName: 120, postalCode: 12, city: 80 } as const;
const NAME_LIMIT = 120;

export type NewAddress = z.output<typeof newProjectSchema>;

/** An address that was chosen from the list: its street alone, and the line that the list showed. */
export type ChosenAddress = NewAddress & { street: string; line: string };

const isSame = (one: NewAddress, other: NewAddress): boolean =>
  one.streetName === other.streetName && one.postalCode === other.postalCode && one.city === other.city;

/**
 * The call for an address. Its name is the full address line: the one of the list, which is written in the order of its
 * country, unless a part was changed since.
 */
export const newProject = (address: NewAddress, chosen: ChosenAddress | undefined): ProjectCreate => {
  const { streetName, postalCode, city } = address;
  const line = chosen && isSame(address, chosen) ? chosen.line : `${streetName}, ${postalCode} ${city}`;

  return { name: line.slice(0, NAME_LIMIT), streetName, postalCode, city };
};
