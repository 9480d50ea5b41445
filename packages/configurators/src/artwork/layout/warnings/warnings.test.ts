import { describe, expect, it } from "vitest";
import { CHECKED } from "../../../testing/artworks.ts";
import { sampleData } from "../../../products/samples/data.ts";
import { coloursOfPixels, type PixelColours } from "../../logo/colour/colours.ts";
import { rectangle } from "../../drawing/path.ts";
import type { Colour } from "../../drawing/operation.ts";
import type { ImageLogo, Logo } from "../data.ts";
import { layout } from "../layout.ts";
import { warningsOf } from "./warnings.ts";

const warnings = (product: string, logo: Logo, cover = "panes") => {
  const template = CHECKED.find((one) => one.product === product);
  if (!template) throw new Error(`No product ${product}`);
  return warningsOf(layout(template, { ...sampleData("pl", "usual", 4), cover, logo }));
};
const image = (width: number, height: number): ImageLogo => ({ kind: "image", href: "logo", width, height });
const drawing = (fill: Colour): Logo => ({
  kind: "drawing",
  operations: [{ kind: "path", path: rectangle(0, 0, 10, 5), fill }],
  width: 10,
  height: 5,
});

describe("resolution", () => {
  it("warns of a logo with too few pixels for its printed size, with both figures", () => {
    // The flyer prints it 26 mm wide on the front and 28 mm on the back: 50 pixels are 49 and 45 ppi.
    expect(warnings("flyer", image(50, 25))).toEqual([
      { field: "logo", warning: "low-resolution", side: "front", resolution: 49, least: 150 },
      { field: "logo", warning: "low-resolution", side: "back", resolution: 45, least: 150 },
    ]);
  });

  it("does not warn of enough pixels, including exactly enough", () => {
    expect(warnings("flyer", image(600, 300))).toEqual([]);
    const exactly = (150 / 25.4) * 28;
    expect(warnings("flyer", image(exactly, exactly / 2))).toEqual([]);
    expect(warnings("flyer", image(exactly - 1, (exactly - 1) / 2))).not.toEqual([]);
  });

  it("requires fewer pixels of what is seen from far away", () => {
    expect(warnings("billboard", image(800, 400))).toEqual([]);
    expect(warnings("billboard", image(400, 200))).toHaveLength(1);
  });

  it("never warns of a vector logo", () => {
    expect(warnings("flyer", { ...image(50, 25), vector: true })).toEqual([]);
    expect(warnings("flyer", drawing("#0f5b52"))).toEqual([]);
  });
});

describe("contrast", () => {
  const white = [255, 255, 255, 255];
  const clear = [0, 0, 0, 0];
  const dark = [10, 10, 10, 255];
  const ofPixels = (colours: PixelColours): Logo => ({
    kind: "image",
    href: "logo",
    width: 900,
    height: 450,
    ...colours,
  });

  it.each([
    ["a white logo on paper", "flyer", "panes", "#ffffff", true],
    ["a dark logo on paper", "flyer", "panes", "#182229", false],
    ["a dark logo on the dark panel of a billboard", "billboard", "dusk-row", "#182229", true],
    ["a white logo on the dark panel of a billboard", "billboard", "dusk-row", "#ffffff", false],
    ["a dark logo on a dark card", "business_card_horizontal", "panes", "#08322e", true],
    ["a dark logo on a light card", "business_card_horizontal", "chalk-light", "#08322e", false],
  ] as const)("of %s", (_, product, cover, fill, warned) => {
    const found = warnings(product, drawing(fill), cover).filter(({ warning }) => warning === "low-contrast");
    expect(found.length > 0).toBe(warned);
  });

  it("counts only visible pixels", () => {
    const mostlyWhite = coloursOfPixels([white, white, white, dark, clear, clear].flat(), 3);
    expect(mostlyWhite).toEqual({
      colours: [
        { colour: "#ffffff", share: 0.75 },
        { colour: "#111111", share: 0.25 },
      ],
    });
    expect(warnings("flyer", ofPixels(mostlyWhite)).map(({ warning }) => warning)).toEqual([
      "low-contrast",
      "low-contrast",
    ]);
    expect(warnings("flyer", ofPixels(coloursOfPixels([white, dark, dark, dark].flat(), 2)))).toEqual([]);
  });

  it("compares a logo with its own background, such as the white of a JPEG", () => {
    const row = [white, white, white, white];
    const on = (ink: readonly number[]) => coloursOfPixels([row, [white, ink, white, white], row].flat(2), 4);
    expect(on(dark)).toEqual({ colours: [{ colour: "#111111", share: 1 }], background: "#ffffff" });
    for (const product of ["flyer", "business_card_horizontal", "billboard"])
      expect(warnings(product, ofPixels(on(dark)))).toEqual([]);
    const faint = [230, 230, 230, 255];
    expect(warnings("business_card_horizontal", ofPixels(on(faint))).map(({ warning }) => warning)).toContain(
      "low-contrast",
    );
  });

  it("warns of low resolution and low contrast together", () => {
    const logo: Logo = {
      kind: "image",
      href: "logo",
      width: 50,
      height: 25,
      colours: [{ colour: "#ffffff", share: 1 }],
    };
    const front = warnings("flyer", logo).filter(({ side }) => side === "front");
    expect(front.map(({ warning }) => warning)).toEqual(["low-resolution", "low-contrast"]);
  });

  it("does not warn of unknown colours", () => {
    expect(warnings("flyer", image(900, 450))).toEqual([]);
  });
});
