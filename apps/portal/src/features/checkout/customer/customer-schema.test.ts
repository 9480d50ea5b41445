import { expect, test } from "vitest";
import { safeParseAsync } from "zod/mini";
import { type CustomerRules, customerSchema, type CustomerValues } from "./customer-schema.ts";
import { CUSTOMER } from "./testing/customer-values.ts";

const DELIVERED: CustomerRules = { delivered: true, hasEmail: true };

const faults = async (change: Partial<CustomerValues>, rules = DELIVERED): Promise<string[]> => {
  const { error } = await safeParseAsync(customerSchema(rules), { ...CUSTOMER, ...change });

  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
};

test("a complete customer passes", async () => {
  expect(await faults({})).toEqual([]);
});

test.each(["name", "surname", "street", "houseNumber", "postalCode", "city"] as const)(
  "%s is required for every order (CHK-5)",
  async (field) => {
    expect(await faults({ [field]: "  " })).toEqual([`${field}: required`]);
    expect(await faults({ [field]: "" }, { delivered: false, hasEmail: true })).toEqual([`${field}: required`]);
  },
);

test("every wrong field is named at once", async () => {
  expect(await faults({ houseNumber: "", postalCode: "34-4OO", phone: "+421 905 123 456" })).toEqual([
    "houseNumber: required",
    "postalCode: lettersNotAllowed",
    "phone: phoneCountry",
  ]);
});

test.each<[string, Partial<CustomerValues>, string[]]>([
  ["an empty phone", { phone: "" }, ["phone: required"]],
  ["a phone with a digit missing", { phone: "601 234 56" }, ["phone: invalidPhone"]],
  ["a phone of another country", { phone: "+421 905 123 456" }, ["phone: phoneCountry"]],
  ["a phone of the chosen country", { phone: "0905 123 456", phoneCountry: "sk" }, []],
  ["the test number", { phone: "999 999 999 123" }, []],
  ["a company without a name", { companyName: " " }, ["companyName: required"]],
  ["a private delivery without a company", { delivery: "private", companyName: "" }, []],
  ["no e-mail", { email: "" }, []],
  ["a wrong e-mail", { email: "marek@" }, ["email: invalidEmail"]],
  ["a name with digits", { name: "Marek2" }, ["name: lettersOnly"]],
  ["a city with digits", { city: "Kraków 2" }, ["city: digitsNotAllowed"]],
])("a delivery with %s", async (_, change, expected) => {
  expect(await faults(change)).toEqual(expected);
});

test("a voucher needs no phone and no company (CHK-7, CHK-8)", async () => {
  expect(await faults({ phone: "", companyName: "" }, { delivered: false, hasEmail: true })).toEqual([]);
});

test.each([
  [true, "", []],
  [false, "", ["email: required"]],
  [false, "marek@dach.example", []],
])("a voucher of a user with an e-mail (%s) and the typed one %j (CHK-6)", async (hasEmail, email, expected) => {
  expect(await faults({ email }, { delivered: false, hasEmail })).toEqual(expected);
});
