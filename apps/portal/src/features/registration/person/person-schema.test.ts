import { expect, test } from "vitest";
import { personSchema } from "./person-schema.ts";

const person = {
  name: "Jana",
  surname: "Horváthová",
  email: "jana@strechytatry.example",
  phone: "0905 123 456",
  phoneCountry: "sk",
};

const faults = async (change: Partial<typeof person>) => {
  const { error } = await personSchema.safeParseAsync({ ...person, ...change });

  return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
};

test.each([
  ["a plain person", {}],
  ["a double name", { name: "Anna-Maria", surname: "O’Brien Šťastná" }],
  ["a Cyrillic name", { name: "Олена", surname: "Коваленко" }],
  ["the test number", { phone: "999999999123" }],
])("%s passes", async (_name, change) => {
  expect(await faults(change)).toEqual([]);
});

test.each([
  ["no name", { name: " " }, ["name: required"]],
  ["a digit in the name", { name: "Jan4" }, ["name: lettersOnly"]],
  ["an Arabic digit in the surname", { surname: "Horváth٣" }, ["surname: lettersOnly"]],
  ["no e-mail", { email: "" }, ["email: required"]],
  ["no address but a name", { email: "jana" }, ["email: invalidEmail"]],
  ["no e-mail and a number that is none", { email: "", phone: "12345" }, ["email: required", "phone: invalidPhone"]],
  ["no phone", { phone: "" }, ["phone: required"]],
  ["a number of another country", { phone: "+48 601 234 567" }, ["phone: invalidPhone"]],
])("%s does not", async (_name, change, expected) => {
  expect(await faults(change)).toEqual(expected);
});
