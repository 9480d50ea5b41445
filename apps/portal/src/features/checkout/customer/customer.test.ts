import type { RegionSlug } from "@lucarne/api-client/regions";
import { expect, test } from "vitest";
import { orderWith } from "../../../testing/examples.ts";
import type { CustomerValues } from "./customer-schema.ts";
import { earlierAddresses, orderCustomer, splitAddress } from "./customer.ts";
import { CUSTOMER } from "./testing/customer-values.ts";

test.each([
  ["ul. Podhalańska 18", "ul. Podhalańska", "18"],
  ["вул. Польова, 12", "вул. Польова", "12"],
  ["Mező utca 12.", "Mező utca", "12."],
  ["Rynek 5a/12", "Rynek", "5a/12"],
  ["3 Maja", "3 Maja", ""],
  ["Rynek", "Rynek", ""],
  ["12", "12", ""],
  ["", "", ""],
])("%s is the street %s with the house number %s", (line, street, houseNumber) => {
  expect(splitAddress(line)).toEqual({ street, houseNumber });
});

test("a delivery to a company is sent with its name, the toggle is not (CHK-8)", () => {
  expect(orderCustomer(CUSTOMER, { delivered: true, phone: "+48601234567" })).toEqual({
    name: "Marek",
    surname: "Kowalczyk",
    company_name: "Dach-Serwis",
    phone: "+48601234567",
    street: "ul. Polna",
    house_number: "12",
    city: "Kraków",
    postal_code: "30-001",
    country: "pl",
  });
});

test.each<[string, Partial<CustomerValues>, boolean]>([
  ["a private delivery", { delivery: "private" }, true],
  ["a voucher", {}, false],
])("%s is sent with an empty company name", (_, change, delivered) => {
  expect(orderCustomer({ ...CUSTOMER, ...change }, { delivered, phone: undefined }).company_name).toBe("");
});

test("a typed e-mail is sent, an empty one is left out", () => {
  const at = { delivered: true, phone: "+48601234567" };
  expect(orderCustomer({ ...CUSTOMER, email: "a@b.example" }, at).email).toBe("a@b.example");
  expect(orderCustomer(CUSTOMER, at)).not.toHaveProperty("email");
});

const orderTo = (street: string, country: RegionSlug = "pl") => {
  const order = orderWith();

  return { ...order, customer: { ...order.customer, street, country } };
};

test("earlier addresses are offered once each, the newest first, five at most", () => {
  const streets = ["A", "B", "A", "C", "D", "E", "F"];
  expect(earlierAddresses(streets.map((street) => orderTo(street))).map(({ street }) => street)).toEqual([
    "A",
    "B",
    "C",
    "D",
    "E",
  ]);
});

test("the same street in two countries is two addresses", () => {
  const found = earlierAddresses([orderTo("A", "sk"), orderTo("A"), orderTo("A", "sk")]);
  expect(found.map(({ country }) => country)).toEqual(["sk", "pl"]);
});
