import type { Customer } from "@lucarne/api-client/queries/orders";

type Address = Pick<Customer, "street" | "house_number" | "postal_code" | "city" | "country">;

/** An address in one line, in the order of its own country (languages, addresses). */
export const postalAddress = ({ street, house_number: number, postal_code: code, city, country }: Address): string => {
  switch (country) {
    case "hu":
      return `${code} ${city}, ${street} ${number}${number.endsWith(".") ? "" : "."}`;
    case "lv":
      return `${street} ${number}, ${city}, ${code}`;
    case "ua":
      return `${street}, ${number}, ${code} ${city}`;
    default:
      return `${street} ${number}, ${code} ${city}`;
  }
};
