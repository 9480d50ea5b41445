import { describe, expect, test } from "vitest";
import { z } from "zod";
import { FLYER } from "../../../products/flyer/template.ts";
import { configurationOf } from "../configuration.ts";
import { readDraft, writeDraft } from "./draft.ts";
import { planOf } from "../product/plan.ts";
import type { FormProduct } from "../product/product.ts";
import { reopenedDraft } from "./reopened-draft.ts";
import { startState } from "../state.ts";
import type { FormValues } from "../values.ts";

const product: FormProduct = {
  template: FLYER,
  subtype: "services",
  fields: [
    { name: "companyName", group: "required" },
    { name: "logo", group: "optional" },
    { name: "address", group: "optional" },
    { name: "link", group: "optional" },
    { name: "slogan", group: "optional" },
  ],
  stock: 900,
  price: 2,
};
const plan = planOf(product, "en");
const NOW = 1_800_000_000_000;
const SERVICES = ["a", "b", "c", "d", "e", "f"].map((uuid) => ({
  uuid,
  text: uuid,
  icon: `/art/icons/${uuid}.svg`,
  recommended: false,
}));

const values: FormValues = {
  texts: {
    companyName: "Dach-Serwis",
    phone: "+48 601 234 567",
    shortDescription: "More daylight",
    address: "ul. Polna 12\n30-001 Kraków",
    link: "https://dach.example/",
    slogan: "Light from above",
  },
  added: ["address", "link", "slogan"],
  cover: "services-3",
  services: ["f", "a", "b", "c", "d", "e"],
  logo: {
    path: "p",
    originalName: "logo.svg",
    uuid: "u",
    name: "logo.svg",
    size: 12,
    type: "image/svg+xml",
    url: "/files/u",
  },
  photo: {
    path: "r",
    originalName: "roof.jpg",
    uuid: "v",
    name: "roof.jpg",
    size: 34,
    type: "image/jpeg",
    url: "",
    focus: { x: 0.2, y: 0.9 },
  },
  quantity: 7,
};

/** As the server gives it back. */
const asStored = (value: object): object => z.looseObject({}).parse(JSON.parse(JSON.stringify(value)));

const ordered = () => configurationOf({ product, plan }, { ...startState(values), services: SERVICES });

test("an order that is opened again gives the same configuration", () => {
  const text = reopenedDraft(asStored(ordered()), { quantity: 7, at: NOW, current: null });
  const found = readDraft(text, product, plan, NOW);
  expect(found.offer).toBeUndefined();
  if (!found.values) throw new Error("The draft could not be read.");
  expect(configurationOf({ product, plan }, { ...startState(found.values), services: SERVICES })).toEqual(ordered());
  expect(found.values.quantity).toBe(7);
});

test("the draft that was there is offered, not lost", () => {
  const current = writeDraft({ ...values, quantity: 2 }, NOW - 1_000);
  const text = reopenedDraft(ordered(), { quantity: 7, at: NOW, current });
  const found = readDraft(text, product, plan, NOW);
  expect(found.values?.quantity).toBe(7);
  expect(found.offer).toMatchObject({ at: NOW - 1_000, values: { quantity: 2 } });
});

describe("a text that was not ordered is empty in a product with defaults", () => {
  const withDefaults: FormProduct = {
    ...product,
    fields: [
      ...product.fields,
      { name: "shortDescription", group: "optional", default: "More light" },
      { name: "longDescription", group: "optional", default: "Ask us about your attic" },
      { name: "motto", group: "required", default: "Since 1998" },
    ],
  };
  const ownPlan = planOf(withDefaults, "en");
  const texts = { shortDescription: "More daylight", longDescription: "", motto: "" };

  test("when the order is opened again", () => {
    const text = reopenedDraft(asStored(ordered()), { quantity: 7, at: NOW, current: null });
    expect(readDraft(text, withDefaults, ownPlan, NOW).values?.texts).toMatchObject(texts);
  });

  test("when another order has taken its place", () => {
    const current = reopenedDraft(asStored(ordered()), { quantity: 7, at: NOW, current: null });
    const text = reopenedDraft({ type: "flyer" }, { quantity: 1, at: NOW, current });
    const found = readDraft(text, withDefaults, ownPlan, NOW);
    expect(found.values?.texts).toMatchObject({ ...texts, shortDescription: "" });
    expect(found.offer?.values.texts).toMatchObject(texts);
  });

  test("but a draft of the form has the defaults of new fields", () => {
    expect(readDraft(writeDraft(values, NOW), withDefaults, ownPlan, NOW).values?.texts).toMatchObject({
      longDescription: "Ask us about your attic",
      motto: "Since 1998",
    });
  });
});

test("an order without known values gives an empty form with the product's first cover", () => {
  const text = reopenedDraft(
    { type: "flyer", services: "none", logo: 5, address: null },
    { quantity: 1, at: NOW, current: "{" },
  );
  const found = readDraft(text, product, plan, NOW);
  expect(found.values).toMatchObject({ cover: "services-1", services: null, logo: null, photo: null, quantity: 1 });
});
