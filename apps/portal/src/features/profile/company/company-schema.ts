import type { Region } from "@lucarne/api-client/regions";
import { z } from "zod/mini";
import { companyNumberField } from "../../../shared/company/company-number-field.ts";
import { city, filledText, postalCode } from "../../../shared/forms/address-fields.ts";

/** The company in its country, by the rules of registration (PROF-7). Messages are names of error sentences. */
export const companySchema = (region: Region | undefined) =>
  z.object({
    name: filledText(),
    registration_number: companyNumberField(region),
    registration_number_2: companyNumberField(region, "second"),
    address: filledText(),
    postal_code: postalCode(),
    city: city(),
  });
