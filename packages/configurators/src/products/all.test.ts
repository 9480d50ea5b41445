import { describe, expect, it } from "vitest";
import { templateProblems } from "../artwork/template/check.ts";
import { templateSchema } from "../artwork/template/schema.ts";
import { TEMPLATES } from "./all.ts";

describe.each(TEMPLATES.map((template) => [template.product, template] as const))("%s", (_, template) => {
  it("follows the schema and the print rules", () => {
    expect(templateProblems(templateSchema.parse(template))).toEqual([]);
  });
});

it.each([
  ["flyer", 6, 6],
  ["business_card_horizontal", 1, 4],
  ["business_card_vertical", 1, 5],
])("%s takes %i to %i services (CONF-8)", (product, fewest, most) => {
  expect(TEMPLATES.find((template) => template.product === product)?.services).toEqual({ fewest, most });
});

it("has room for the maximum number of services", () => {
  for (const { services, sides } of TEMPLATES) {
    const elements = sides.flatMap((side) => side.elements);
    const cells = elements.flatMap((element) => (element.kind === "services" ? [element.columns * element.rows] : []));
    const lists = elements.filter(({ kind }) => kind === "service-list");
    expect(cells).toEqual(services && lists.length === 0 ? [services.most] : []);
  }
});
