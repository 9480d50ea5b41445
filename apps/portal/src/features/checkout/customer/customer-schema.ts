import {
  MAX_CITY_LENGTH,
  MAX_COMPANY_NAME_LENGTH,
  MAX_HOUSE_NUMBER_LENGTH,
  MAX_PERSON_NAME_LENGTH,
  MAX_POSTAL_CODE_LENGTH,
  MAX_STREET_LENGTH,
} from "@lucarne/api-client/text-limits";
import { z } from "zod/mini";
import { regionSlug } from "../../../shared/countries/region-slug.ts";
import type { ErrorName } from "../../../shared/errors/error-messages.ts";
import { cityRule, postalCodeRule } from "../../../shared/forms/address-fields.ts";
import { TOO_LONG } from "../../../shared/forms/too-long.ts";
import { isEmail } from "../../../shared/forms/values/is-email.ts";
import { readDeliveryPhone } from "./delivery-phone.ts";

const required = "required" satisfies ErrorName;
const invalidEmail = "invalidEmail" satisfies ErrorName;
const invalidPhone = "invalidPhone" satisfies ErrorName;
const phoneCountry = "phoneCountry" satisfies ErrorName;
const lettersOnly = "lettersOnly" satisfies ErrorName;

// No check ends the others: every wrong field is marked at once.
const filled = (limit: number) => z.string().check(z.trim(), z.minLength(1, required), z.maxLength(limit, TOO_LONG));

const without = (pattern: RegExp, error: ErrorName) => z.refine<string>((text) => !pattern.test(text), { error });

/** What the rules of the form depend on. */
export type CustomerRules = {
  /** Goods, marketing material and cards are delivered; vouchers are not (CHK-7). */
  delivered: boolean;
  /** Whether the user has an e-mail address that orders fall back to (CHK-6). */
  hasEmail: boolean;
};

/** The customer of an order (CHK-5 to CHK-8). Messages are names of error sentences. */
export const customerSchema = ({ delivered, hasEmail }: CustomerRules) =>
  z
    .object({
      delivery: z.enum(["company", "private"]),
      companyName: z.string().check(z.trim(), z.maxLength(MAX_COMPANY_NAME_LENGTH, TOO_LONG)),
      name: filled(MAX_PERSON_NAME_LENGTH).check(without(/\p{Nd}/u, lettersOnly)),
      surname: filled(MAX_PERSON_NAME_LENGTH).check(without(/\p{Nd}/u, lettersOnly)),
      phone: z.string().check(z.trim()),
      phoneCountry: regionSlug,
      email: z.string().check(
        z.trim(),
        z.refine((email) => email === "" || isEmail(email), { error: invalidEmail }),
      ),
      street: filled(MAX_STREET_LENGTH),
      houseNumber: filled(MAX_HOUSE_NUMBER_LENGTH),
      postalCode: filled(MAX_POSTAL_CODE_LENGTH).check(postalCodeRule),
      city: filled(MAX_CITY_LENGTH).check(cityRule),
      country: regionSlug,
    })
    .check(
      z.refine(({ delivery, companyName }) => !delivered || delivery === "private" || companyName !== "", {
        error: required,
        path: ["companyName"],
      }),
      z.refine(({ phone }) => !delivered || phone !== "", { error: required, path: ["phone"] }),
      z.refine(({ email }) => delivered || hasEmail || email !== "", { error: required, path: ["email"] }),
      z.refine(
        async ({ phone, phoneCountry: country }) =>
          !delivered || phone === "" || (await readDeliveryPhone(phone, country)).kind !== "invalid",
        { error: invalidPhone, path: ["phone"] },
      ),
      z.refine(
        async ({ phone, phoneCountry: country }) =>
          !delivered || phone === "" || (await readDeliveryPhone(phone, country)).kind !== "otherCountry",
        { error: phoneCountry, path: ["phone"] },
      ),
    );

/** The customer as the fields hold it. */
export type CustomerValues = z.input<ReturnType<typeof customerSchema>>;
