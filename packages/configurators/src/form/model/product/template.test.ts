import { expect, it } from "vitest";
import { templateSchema } from "../../../artwork/template/schema.ts";
import { TEMPLATES } from "../../../products/all.ts";
import { completeTemplate } from "./template.ts";

it.each(TEMPLATES.map((template) => [template.product, template] as const))(
  "fills in the schema's defaults for %s",
  (_, template) => {
    expect(completeTemplate(template)).toEqual(templateSchema.parse(template));
  },
);
