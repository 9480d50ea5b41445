import type { Region } from "@lucarne/api-client/regions";
import { z } from "zod/mini";
import type { ErrorName } from "../../shared/errors/error-messages.ts";
import { compactNumber } from "../../shared/forms/compact-number.ts";
import { serverNames } from "../../shared/forms/form-schema.ts";

const required = "required" satisfies ErrorName;
const digitsNotAllowed = "digitsNotAllowed" satisfies ErrorName;
const lettersNotAllowed = "lettersNotAllowed" satisfies ErrorName;

const text = () => z.string().check(z.trim(), z.minLength(1, { error: required, abort: true }));

const companyNumber = (isRequired: boolean) =>
  z.pipe(
    z.string().check(z.refine((number) => !isRequired || compactNumber(number) !== "", { error: required })),
    z.transform(compactNumber),
  );

type RequiredNumbers = {
  companyNumber: Pick<Region["companyNumber"], "required">;
  secondCompanyNumber: Pick<Region["companyNumber"], "required"> | null;
};

/** Step 2 of registration: the company in its country (REG-13 to REG-15). Messages are names of error sentences. */
export const companySchema = ({ companyNumber: first, secondCompanyNumber: second }: RequiredNumbers) =>
  z.object({
    companyName: text(),
    companyRegistrationNumber: companyNumber(first.required).register(serverNames, { names: ["registration_number"] }),
    companyRegistrationNumber2: companyNumber(second?.required ?? false),
    // The whole address line begins with the street (REG-18).
    companyStreetName: text().register(serverNames, { names: ["companyAddress"] }),
    companyHouseNumber: text(),
    companyPostalCode: text().check(z.refine((code) => !/\p{L}/u.test(code), { error: lettersNotAllowed })),
    companyCity: text().check(z.refine((city) => !/\p{Nd}/u.test(city), { error: digitsNotAllowed })),
  });

/** The company's fields, which are the same in every country. */
export const anyCompanySchema = companySchema({ companyNumber: { required: false }, secondCompanyNumber: null });

/** The company as its fields hold it. */
export type CompanyData = z.input<typeof anyCompanySchema>;
