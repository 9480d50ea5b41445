import type { Region } from "@lucarne/api-client/regions";
import { z } from "zod/mini";
import { companyNumberField } from "../../../shared/company/company-number-field.ts";

/** The second company number where the country requires it (REF-10, REF-12). Messages are names of error sentences. */
export const secondNumberSchema = (region: Region | undefined) =>
  z.object({ registration_number_2: companyNumberField(region, "second") });
