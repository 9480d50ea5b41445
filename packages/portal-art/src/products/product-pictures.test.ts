import { describe, expect, it } from "vitest";
import { drawProductPicture, PRODUCT_PICTURES } from "./product-pictures.ts";

it("gives each picture a unique name in kebab-case", () => {
  const slugs = PRODUCT_PICTURES.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
});

it("draws a different picture for each product", () => {
  const pictures = PRODUCT_PICTURES.map((picture) => JSON.stringify(picture.draw()));
  expect(new Set(pictures).size).toBe(PRODUCT_PICTURES.length);
});

describe.each(PRODUCT_PICTURES.map((picture) => [picture.slug, picture] as const))("%s", (_, picture) => {
  it("is drawn on a backdrop, clipped to the frame, the same every time", () => {
    const drawing = drawProductPicture(picture);
    const things = drawing.operations.at(-1);
    expect(things?.kind === "group" && things.operations.length).toBeGreaterThan(2);
    expect(drawProductPicture(picture)).toEqual(drawing);
  });
});
