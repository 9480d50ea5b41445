import { z } from "zod/mini";
import type { ErrorName } from "../../../shared/errors/error-messages.ts";
import { regionSlug } from "../../../shared/countries/region-slug.ts";
import { isEmail } from "../../../shared/forms/values/is-email.ts";
import { personName } from "../../../shared/people/person-name.ts";
import { readPhoneNumber } from "../../../shared/phone/phone-number.ts";

const required = "required" satisfies ErrorName;
const invalidEmail = "invalidEmail" satisfies ErrorName;
const invalidPhone = "invalidPhone" satisfies ErrorName;

/** Step 1 of registration: who the first user is (REG-8). Messages are names of error sentences. */
export const personSchema = z
  .object({
    name: personName,
    surname: personName,
    email: z.string().check(
      z.trim(),
      // Does not end the check: the phone is looked at only when no field before it has ended its own.
      z.minLength(1, required),
      z.refine((email) => email === "" || isEmail(email), { error: invalidEmail }),
    ),
    phone: z.string().check(z.trim(), z.minLength(1, required)),
    phoneCountry: regionSlug,
  })
  .check(
    z.refine(
      async ({ phone, phoneCountry }) => phone === "" || (await readPhoneNumber(phone, phoneCountry)) !== undefined,
      { error: invalidPhone, path: ["phone"] },
    ),
  );

/** The first user as the fields hold it. */
export type Person = z.input<typeof personSchema>;
