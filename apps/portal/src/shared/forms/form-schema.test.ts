import { expect, test } from "vitest";
import { z } from "zod/mini";
import { emptyValues, fieldsOf, serverNames, serverNamesOf } from "./form-schema.ts";

const schema = z.object({
  name: z.string(),
  number: z.pipe(z.string(), z.transform(Number)).register(serverNames, { names: ["registration_number", "number2"] }),
  terms: z.boolean(),
});

test("the fields come in the order of the schema", () => {
  expect(fieldsOf(schema)).toEqual(["name", "number", "terms"]);
});

test("each of the server's names maps to its field", () => {
  expect(serverNamesOf(schema)).toEqual({ registration_number: "number", number2: "number" });
});

test("an untouched form has empty texts and unticked boxes", () => {
  expect(emptyValues(schema)).toEqual({ name: "", number: "", terms: false });
});
