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

/** The company in its country, by the rules of registration (PROF-7). Messages are names of error sentences. */
export const companySchema = (region: Region | undefined) =>
  z.object({
    name: text(),
    registration_number: companyNumber(region?.companyNumber.required ?? false),
    registration_number_2: companyNumber(region?.secondCompanyNumber?.required ?? false),
    address: text(),
    postal_code: text().check(z.refine((code) => !/\p{L}/u.test(code), { error: lettersNotAllowed })),
    city: text().check(z.refine((city) => !/\p{Nd}/u.test(city), { error: digitsNotAllowed })),
  });
