import type { Region } from "@lucarne/api-client/regions";
import { z } from "zod/mini";
import { companyNumberField } from "../../../shared/company/company-number-field.ts";
import { city, filledText, postalCode } from "../../../shared/forms/address-fields.ts";
import { serverNames } from "../../../shared/forms/form-schema.ts";

/** Step 2 of registration: the company in its country (REG-13 to REG-15). Messages are names of error sentences. */
export const companySchema = (region: Region | undefined) =>
  z.object({
    companyName: filledText(),
    companyRegistrationNumber: companyNumberField(region).register(serverNames, { names: ["registration_number"] }),
    companyRegistrationNumber2: companyNumberField(region, "second"),
    // The whole address line begins with the street (REG-18).
    companyStreetName: filledText().register(serverNames, { names: ["companyAddress"] }),
    companyHouseNumber: filledText(),
    companyPostalCode: postalCode(),
    companyCity: city(),
  });

/** The company's fields, which are the same in every country. */
export const anyCompanySchema = companySchema(undefined);

/** The company as its fields hold it. */
export type CompanyData = z.input<typeof anyCompanySchema>;
