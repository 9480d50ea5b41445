import type { CustomerValues } from "../customer-schema.ts";

/** A complete customer, delivered to a company. */
export const CUSTOMER: CustomerValues = {
  delivery: "company",
  companyName: "Dach-Serwis",
  name: "Marek",
  surname: "Kowalczyk",
  phone: "601 234 567",
  phoneCountry: "pl",
  email: "",
  street: "ul. Polna",
  houseNumber: "12",
  postalCode: "30-001",
  city: "Kraków",
  country: "pl",
};
