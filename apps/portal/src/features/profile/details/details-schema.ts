import type { RegionSlug } from "@lucarne/api-client/regions";
import { z } from "zod/mini";
import type { ErrorName } from "../../../shared/errors/error-messages.ts";
import { isEmail } from "../../../shared/forms/values/is-email.ts";
import { readPhoneNumber } from "../../../shared/phone/phone-number.ts";

const lettersOnly = "lettersOnly" satisfies ErrorName;
const invalidEmail = "invalidEmail" satisfies ErrorName;
const invalidPhone = "invalidPhone" satisfies ErrorName;

/** An empty field is not sent (PROF-2), so only what is there is checked. */
const name = () =>
  z.string().check(
    z.trim(),
    z.refine((text) => !/\p{Nd}/u.test(text), { error: lettersOnly }),
  );

/** The user's own details. Messages are names of error sentences. */
export const detailsSchema = (country: RegionSlug) =>
  z.object({
    name: name(),
    surname: name(),
    phone: z.string().check(
      z.trim(),
      z.refine(async (phone) => phone === "" || (await readPhoneNumber(phone, country)) !== undefined, {
        error: invalidPhone,
      }),
    ),
    email: z.string().check(
      z.trim(),
      z.refine((email) => email === "" || isEmail(email), { error: invalidEmail }),
    ),
  });
