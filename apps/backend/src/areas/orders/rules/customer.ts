import { FIXED_SENTENCES } from "@lucarne/api-client/problems";
import { isTestPhone } from "@lucarne/api-client/phone-rules";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

import type { Schema } from "../../../kernel/schema.ts";
import type { ProductType, StoredCustomer } from "../../../db/schema/index.ts";
import { refused, type Sentence } from "../../../kernel/problem.ts";
import { isDelivered } from "../../shop/rules/product-types.ts";

/** Whether this is a possible international number or the test number (CHK-7, REF-14). */
const isPhone = (phone: string): boolean => isTestPhone(phone) || parsePhoneNumberFromString(phone)?.isValid() === true;

/**
 * Checks the customer of an order (CHK-5 to CHK-8): delivered types need a phone number; vouchers need an e-mail
 * address here or of the user, and get no company name.
 *
 * @throws {Problem} `validation_failed`
 */
export const customerOf = (sent: Schema<"Customer">, type: ProductType, userEmail: string | null): StoredCustomer => {
  const delivered = isDelivered(type);
  const phone = sent.phone ?? null;
  const email = (sent.email ?? "") === "" ? userEmail : (sent.email ?? null);
  const errors: Record<string, Sentence[]> = {};
  if (delivered && phone === null) errors["customer.phone"] = [{ text: "validation.required" }];
  if (delivered && phone !== null && !isPhone(phone))
    errors["customer.phone"] = [{ fixed: FIXED_SENTENCES.invalidPhone }];
  if (!delivered && email === null) errors["customer.email"] = [{ text: "validation.required" }];
  if (Object.keys(errors).length > 0) throw refused(errors);
  const { name, surname, street, house_number, city, postal_code, country } = sent;
  return {
    name,
    surname,
    company_name: delivered ? (sent.company_name ?? "") : "",
    phone,
    email,
    street,
    house_number,
    city,
    postal_code,
    country,
  };
};
