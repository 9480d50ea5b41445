import { expect, test } from "vitest";
import { newProject, newProjectSchema } from "./new-project-schema.ts";

const address = { streetName: "Mező utca 12.", postalCode: "1011", city: "Budapest" };

test.each([
  [{}, []],
  [{ streetName: " " }, ["streetName: required"]],
  [{ postalCode: "" }, ["postalCode: required"]],
  [{ postalCode: "LV-1001" }, ["postalCode: lettersNotAllowed"]],
  [{ city: "Budapest 11" }, ["city: digitsNotAllowed"]],
])("an address with %j has the faults %j", (change, expected) => {
  const { error } = newProjectSchema.safeParse({ ...address, ...change });
  expect((error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual(expected);
});

test("the name is the chosen line in its country's order, until a part is changed", () => {
  const place = { ...address, street: "Mező utca", houseNumber: "12." };
  const chosen = { place, line: "1011 Budapest, Mező utca 12." };
  expect(newProject(address, chosen).name).toBe("1011 Budapest, Mező utca 12.");
  expect(newProject({ ...address, streetName: "Mező utca 14." }, chosen).name).toBe("Mező utca 14., 1011 Budapest");
  expect(newProject(address, undefined).name).toBe("Mező utca 12., 1011 Budapest");
});

test("a long name is cut where the server's limit is", () => {
  expect(newProject({ ...address, streetName: "a".repeat(120) }, undefined).name).toHaveLength(120);
});
