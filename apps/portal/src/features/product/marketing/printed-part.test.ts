import { TEMPLATES } from "@lucarne/configurators/products/all";
import { expect, it } from "vitest";
import { printedPart } from "./printed-part.ts";

const DESIGN = {
  coverImage: "card-1",
  companyName: "Okna Kraków",
  phone: "+48 601 234 567",
  email: "biuro@okna.example",
};
const required = (name: string) => ({ name, group: "required" as const });

it.each<[string, string, object, ReturnType<typeof required>[], object]>([
  ["a sticker's description", "sticker", { shortDescription: "Okna" }, [], {}],
  [
    "a required one is sent",
    "sticker",
    { shortDescription: "Okna" },
    [required("shortDescription")],
    { shortDescription: "Okna" },
  ],
  ["a billboard's address and link", "billboard", { address: { line1: "x" }, link: "https://okna.example" }, [], {}],
  ["a sticker's link stays", "sticker", { link: "https://okna.example" }, [], { link: "https://okna.example" }],
  [
    "the description that another one replaces",
    "banner",
    { shortDescription: "Okna", longDescription: "Dach" },
    [],
    { shortDescription: "Okna" },
  ],
  [
    "the description in the place of a blank one stays",
    "banner",
    { shortDescription: " ", longDescription: "Dach" },
    [],
    { shortDescription: " ", longDescription: "Dach" },
  ],
  [
    "a link among the further fields",
    "sticker",
    { extraFields: { link: "okna.example", motto: "Okna" } },
    [],
    { extraFields: { motto: "Okna" } },
  ],
  ["further fields of which none is left", "sticker", { extraFields: { link: "okna.example" } }, [], {}],
])("of an earlier design without what is not printed: %s", (_, type, change, fields, left) => {
  const template = TEMPLATES.find(({ product }) => product === type);
  if (!template) throw new Error(`No product ${type}`);
  expect(printedPart({ ...DESIGN, ...change }, { template, fields })).toEqual({ ...DESIGN, ...left });
});
