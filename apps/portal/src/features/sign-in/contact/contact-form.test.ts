import { expect, test } from "vitest";
import { checkContact, type ContactValues, emptyContact } from "./contact-form.ts";

const empty = emptyContact("pl");

test("an address is sent trimmed", async () => {
  const values = { ...empty, email: "  owner@lucarne.example " };
  expect(await checkContact(values)).toEqual({
    values,
    display: "owner@lucarne.example",
    body: { email: "owner@lucarne.example" },
  });
});

test("a number goes out as national digits with the region's id", async () => {
  const values: ContactValues = { ...empty, by: "phone", phone: "+48 601 234 567" };
  expect(await checkContact(values)).toEqual({
    values,
    display: "+48 601 234 567",
    body: { phone: "601234567", region: 10 },
  });
});

test("the test number passes in any country", async () => {
  const checked = await checkContact({ ...empty, by: "phone", phone: "999999999123", country: "ua" });
  expect(checked).toMatchObject({ body: { phone: "999999999123", region: 16 } });
});

test.each<[string, Partial<ContactValues>, string]>([
  ["no address", {}, "required"],
  ["an address of blanks", { email: "  " }, "required"],
  ["no address but a name", { email: "owner" }, "invalidEmail"],
  ["no number", { by: "phone" }, "invalidPhone"],
  ["a number of another country", { by: "phone", phone: "+420 601 234 567" }, "invalidPhone"],
])("%s", async (_name, change, error) => {
  expect(await checkContact({ ...empty, ...change })).toEqual({ error });
});
