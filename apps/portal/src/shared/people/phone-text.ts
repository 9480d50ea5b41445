import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";
import { groupPhone } from "../phone/group-phone.ts";

/** A stored national number for display, with its country code. */
export const phoneText = (national: string, country: RegionSlug): string => {
  const region = regionBySlug(country);

  return region ? groupPhone(`+${region.dialCode}${national}`) : national;
};
