import { describe, expect, it } from "vitest";
import type { ArtworkData } from "../../../artwork/layout/data.ts";
import { layout } from "../../../artwork/layout/layout.ts";
import { TEMPLATES } from "../../../products/all.ts";
import { sampleData } from "../../../products/samples/data.ts";
import { namedCard } from "../../../artwork/logo/named-card.ts";
import { sideBySide } from "./sides.ts";
import { completeTemplate } from "../product/template.ts";

const usual = sampleData("en", "usual");
const services = usual.services.slice(0, 3);
const changes: readonly (readonly [string, ArtworkData])[] = [
  ...Object.keys(usual.texts).map((field): [string, ArtworkData] => [
    field,
    { ...usual, texts: { ...usual.texts, [field]: "https://changed.example" } },
  ]),
  ["what cannot be printed", { ...usual, texts: { ...usual.texts, company: "屋根", link: "no link" } }],
  ["services", { ...usual, services }],
  ...["card-5", "chalk-light", "services-2", "no-such-cover"].map((cover): [string, ArtworkData] => [
    `the cover to ${cover}`,
    { ...usual, cover },
  ]),
  ["the photo", { ...usual, photo: { href: "photo.jpg", width: 2000, height: 3000, focus: { x: 0.5, y: 0.5 } } }],
  ["the language", { ...usual, language: "pl" }],
  ["the partner", { ...usual, partner: true }],
  ["a text behind a logo", { ...usual, logo: namedCard("logo.eps"), texts: { ...usual.texts, name: "Ada Nowak" } }],
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
      // Elements that were hidden in between must not come back as they were.
      const withoutServices = { ...data, services: [] };
      expect(lay(withoutServices).artwork).toEqual(layout(template, withoutServices));
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

it("lays out only the elements that show the change", () => {
  const [flyer] = TEMPLATES;
  if (!flyer) throw new Error("No product");
  const laid: string[] = [];
  const lay = sideBySide(
    (template, data, reuse) =>
      layout(template, data, (element, layOut) => {
        const noted = (): ReturnType<typeof layOut> => {
          laid.push(element.kind);
          return layOut();
        };
        return reuse ? reuse(element, noted) : noted();
      }),
    completeTemplate(flyer),
  );
  lay(usual);
  expect(laid.length).toBeGreaterThan(5);
  laid.length = 0;
  lay({ ...usual, texts: { ...usual.texts, shortDescription: "Another headline" } });
  expect(laid).toEqual(["text"]);
  laid.length = 0;
  lay({ ...usual, texts: { ...usual.texts, shortDescription: "Another headline" }, services: [...usual.services] });
  expect(laid).toEqual([]);
});
