import type { User } from "@lucarne/api-client/queries/account";
import type { Customer, Order } from "@lucarne/api-client/queries/orders";
import { isRegionSlug, type RegionSlug } from "@lucarne/api-client/regions";
import { groupDigits } from "../../../shared/phone/group-phone.ts";
import type { CustomerValues } from "./customer-schema.ts";

/** Splits an address line before its last word where that holds a digit: street and house number. */
export const splitAddress = (line: string): { street: string; houseNumber: string } => {
  const words = line.trim().split(/\s+/);
  const last = words.at(-1) ?? "";
  if (words.length < 2 || !/\d/.test(last)) return { street: line.trim(), houseNumber: "" };

  return { street: words.slice(0, -1).join(" ").replace(/,$/, ""), houseNumber: last };
};

const regionOf = (slug: string): RegionSlug => (isRegionSlug(slug) ? slug : "pl");

/** The form as it starts: filled in from user and company (CHK-5). */
export const customerOfUser = ({ name, surname, phone, region, company }: User): CustomerValues => {
  const slug = regionOf(region.slug);

  return {
    delivery: "company",
    companyName: company.name,
    name,
    surname,
    phone: groupDigits(phone),
    phoneCountry: slug,
    email: "",
    ...splitAddress(company.address ?? ""),
    postalCode: company.postal_code ?? "",
    city: company.city ?? "",
    country: slug,
  };
};

/** The address of an earlier order, for the form. */
export type EarlierAddress = Pick<CustomerValues, "street" | "houseNumber" | "postalCode" | "city" | "country">;

const MAX_EARLIER_ADDRESSES = 5;

/** Where earlier orders went: each address once, the newest first. */
export const earlierAddresses = (orders: readonly Order[]): EarlierAddress[] => {
  const found = new Map<string, EarlierAddress>();
  for (const { customer } of orders) {
    const { street, house_number: houseNumber, postal_code: postalCode, city, country } = customer;
    const address = { street, houseNumber, postalCode, city, country: regionOf(country) };
    const key = JSON.stringify(address);
    if (!found.has(key)) found.set(key, address);
  }

  return [...found.values()].slice(0, MAX_EARLIER_ADDRESSES);
};

/** The customer as an order takes it. @param phone in international form; `undefined` without a phone field */
export const orderCustomer = (
  values: CustomerValues,
  { delivered, phone }: { delivered: boolean; phone: string | undefined },
): Customer => ({
  name: values.name,
  surname: values.surname,
  // Only a delivery to a company has a company's name (CHK-8).
  company_name: delivered && values.delivery === "company" ? values.companyName : "",
  ...(phone !== undefined && { phone }),
  ...(values.email !== "" && { email: values.email }),
  street: values.street,
  house_number: values.houseNumber,
  city: values.city,
  postal_code: values.postalCode,
  country: values.country,
});
