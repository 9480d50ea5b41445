import { parseJson } from "@lucarne/api-client/parse-json";
import { safeParse } from "zod/mini";
import type { $ZodType } from "zod/v4/core";

/** The value of a stored JSON text; `undefined` for none, for no JSON and for another shape than the schema's (FORM-11). */
export const parseStored = <Value>(text: string | null, schema: $ZodType<Value>): Value | undefined =>
  safeParse(schema, parseJson(text)).data;
