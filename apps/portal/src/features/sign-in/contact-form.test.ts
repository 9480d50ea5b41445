import { expect, test } from "vitest";
import { checkContact, type ContactValues, emptyContact } from "./contact-form.ts";

const empty = emptyContact("pl");

test("an address is sent trimmed", async () => {
  const values = { ...empty, email: "  owner@lucarne.example " };
  expect(await checkContact(values)).toEqual({
    values: { values, display: "owner@lucarne.example", body: { email: "owner@lucarne.example" } },
    errors: {},
  });
});

test("a number goes out as national digits with the region's id", async () => {
  const values: ContactValues = { ...empty, by: "phone", phone: "+48 601 234 567" };
  expect(await checkContact(values)).toEqual({
    values: { values, display: "+48 601 234 567", body: { phone: "601234567", region: 10 } },
    errors: {},
  });
});

test("the test number passes in any country", async () => {
  const { values } = await checkContact({ ...empty, by: "phone", phone: "999999999123", country: "ua" });
  expect(values.body).toEqual({ phone: "999999999123", region: 16 });
});

test.each<[string, Partial<ContactValues>, string, string]>([
  ["no address", {}, "email", "required"],
  ["an address of blanks", { email: "  " }, "email", "required"],
  ["no number", { by: "phone" }, "phone", "invalidPhone"],
  ["a number of another country", { by: "phone", phone: "+420 601 234 567" }, "phone", "invalidPhone"],
])("%s", async (_name, change, field, message) => {
  const { errors } = await checkContact({ ...empty, ...change });
  expect(errors).toMatchObject({ [field]: { message } });
});
