import { describe, expect, it } from "vitest";
import type { ArtworkData } from "../../artwork/layout/data.ts";
import { layout } from "../../artwork/layout/layout.ts";
import { TEMPLATES } from "../../products/all.ts";
import { sampleData } from "../../products/samples/data.ts";
import { namedCard } from "../../artwork/logo/named-card.ts";
import { sideBySide } from "./sides.ts";
import { completeTemplate } from "./template.ts";

const usual = sampleData("en", "usual");
const services = usual.services.slice(0, 3);
const changes: readonly (readonly [string, ArtworkData])[] = [
  ...Object.keys(usual.texts).map((field): [string, ArtworkData] => [
    field,
    { ...usual, texts: { ...usual.texts, [field]: "https://changed.example" } },
  ]),
  ["what cannot be printed", { ...usual, texts: { ...usual.texts, company: "屋根", link: "no link" } }],
  ["services", { ...usual, services }],
  ["the cover", { ...usual, cover: "card-5" }],
  ["the logo", { ...usual, logo: namedCard("logo.eps") }],
  ["another logo", { ...usual, logo: namedCard("another.eps") }],
];

describe.each(TEMPLATES.map((template) => [template.product, completeTemplate(template)] as const))(
  "%s",
  (_, template) => {
    it.each(changes)("is the same side by side as in one layout, after a change of %s", (_change, data) => {
      const lay = sideBySide(layout, template);
      lay({ ...usual, services });
      lay(usual);
      expect(lay(data).artwork).toEqual(layout(template, data));
      expect(lay(usual).artwork).toEqual(layout(template, usual));
    });
  },
);

it("returns the same object for a side that does not show the change", () => {
  const [flyer] = TEMPLATES;
  if (!flyer) throw new Error("No product");
  const lay = sideBySide(layout, completeTemplate(flyer));
  const before = lay(usual).sides;
  const after = lay({ ...usual, texts: { ...usual.texts, shortDescription: "Another headline" } }).sides;
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});
