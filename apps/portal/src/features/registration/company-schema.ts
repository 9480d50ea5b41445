import type { Region } from "@lucarne/api-client/regions";
import { z } from "zod/mini";
import type { ErrorName } from "../../shared/errors/error-messages.ts";
import { compactNumber } from "../../shared/forms/compact-number.ts";

const required = "required" satisfies ErrorName;
const digitsNotAllowed = "digitsNotAllowed" satisfies ErrorName;
const lettersNotAllowed = "lettersNotAllowed" satisfies ErrorName;

const text = () => z.string().check(z.trim(), z.minLength(1, { error: required, abort: true }));

const companyNumber = (isRequired: boolean) =>
  z.pipe(
    z.string().check(z.refine((number) => !isRequired || compactNumber(number) !== "", { error: required })),
    z.transform(compactNumber),
  );

/**
 * Step 2 of registration: the company in its country (REG-13 to REG-15). Messages are
 * names of error sentences.
 */
export const companySchema = ({ companyNumber: first, secondCompanyNumber: second }: Region) =>
  z.object({
    companyName: text(),
    companyRegistrationNumber: companyNumber(first.required),
    companyRegistrationNumber2: companyNumber(second?.required ?? false),
    companyStreetName: text(),
    companyHouseNumber: text(),
    companyCity: text().check(z.refine((city) => !/\p{Nd}/u.test(city), { error: digitsNotAllowed })),
    companyPostalCode: text().check(z.refine((code) => !/\p{L}/u.test(code), { error: lettersNotAllowed })),
  });
