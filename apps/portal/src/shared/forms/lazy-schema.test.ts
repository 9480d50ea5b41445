import { expect, test } from "vitest";
import { z } from "zod";
import { lazySchema } from "./lazy-schema.ts";

const load = async () => z.object({ name: z.string().trim().min(1, "required") });
const options = { fields: {}, shouldUseNativeValidation: false };

test("values that fit come out as the schema gives them", async () => {
  expect(await lazySchema(load)({ name: " Jana " }, undefined, options)).toEqual({
    values: { name: "Jana" },
    errors: {},
  });
});

test("a field that does not fit carries the name of our sentence", async () => {
  const { errors } = await lazySchema(load)({ name: " " }, undefined, options);
  expect(errors).toMatchObject({ name: { message: "required" } });
});
