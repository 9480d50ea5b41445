import { describe, expect, it } from "vitest";
import { layout } from "../layout/layout.ts";
import { sampleData } from "../../products/samples/data.ts";
import { CHECKED } from "../../testing/artworks.ts";
import { textAlternative } from "../../render/svg/text-alternative.ts";
import { checkPhoto, printedPhotoSize } from "./check-photo.ts";
import { coverBox } from "./crop-photo.ts";
import { DEFAULT_FOCUS, photoPlace } from "./own-photo.ts";

const templateOf = (product: string) => {
  const found = CHECKED.find((template) => template.product === product);
  if (!found) throw new Error(`No ${product}`);
  return found;
};

const PHOTO = { href: "photo", width: 3000, height: 2000, focus: DEFAULT_FOCUS };

describe("the crop of a photo", () => {
  const box = { x: 10, y: 20, width: 100, height: 50 };

  it("keeps a focus that can be in the middle there", () => {
    expect(coverBox({ width: 400, height: 100 }, box, { x: 0.5, y: 0.5 })).toEqual({
      x: -40,
      y: 20,
      width: 200,
      height: 50,
    });
  });

  it.each([
    ["portrait, top", { width: 100, height: 300 }, { x: 0.5, y: 0 }, { x: 10, y: 20, width: 100, height: 300 }],
    ["portrait, bottom", { width: 100, height: 300 }, { x: 0.5, y: 1 }, { x: 10, y: -230, width: 100, height: 300 }],
    ["landscape, left", { width: 400, height: 100 }, { x: 0, y: 0.5 }, { x: 10, y: 20, width: 200, height: 50 }],
    ["landscape, right", { width: 400, height: 100 }, { x: 1, y: 0.5 }, { x: -90, y: 20, width: 200, height: 50 }],
  ])("covers the box with the focus at the edge: %s", (_, size, focus, placed) => {
    expect(coverBox(size, box, focus)).toEqual(placed);
  });
});

describe("an own photo", () => {
  it("is allowed on flyer, banner and billboard only", () => {
    const allowed = CHECKED.filter((template) => photoPlace(template)).map(({ product }) => product);
    expect(allowed).toEqual(["flyer", "banner", "billboard"]);
  });

  it.each([
    [911, 804, "sharp"],
    [909, 804, "blurred"],
    [456, 402, "blurred"],
    [454, 402, "too-small"],
    [4000, 401, "too-small"],
  ])("of %d × %d pixels is %s on a flyer", (width, height, verdict) => {
    expect(checkPhoto(templateOf("flyer"), { width, height })).toMatchObject({
      verdict,
      least: 150,
      needed: { width: 910, height: 803 },
    });
  });

  it("is reduced to the 350 ppi that a flyer can show, never enlarged", () => {
    const flyer = templateOf("flyer");
    const reduced = printedPhotoSize(flyer, { width: 6000, height: 4000 });
    expect(reduced).toEqual({ width: 2810, height: 1873 });
    expect(checkPhoto(flyer, reduced)?.resolution).toBeGreaterThanOrEqual(349);
    expect(printedPhotoSize(flyer, { width: 900, height: 800 })).toEqual({ width: 900, height: 800 });
  });

  it.each(["flyer", "banner", "billboard"])(
    "replaces the cover of a %s and is named in its text alternative",
    (name) => {
      const template = templateOf(name);
      const artwork = layout(template, { ...sampleData("en", "usual", template.services?.most ?? 0), photo: PHOTO });
      expect(JSON.stringify(artwork.pages)).toContain('"href":"photo"');
      expect(textAlternative(artwork)[0]?.items).toContainEqual({ kind: "cover", text: "own-photo" });
    },
  );

  it.each([
    ["flyer", "words-only"],
    ["banner", "banner-words"],
    ["billboard", "billboard-words"],
  ])("gets the usual composition of a %s when the cover %s has text on its picture", (name, cover) => {
    const template = templateOf(name);
    const data = { ...sampleData("en", "usual", template.services?.most ?? 0), photo: PHOTO };
    // A flyer's back keeps the header of its cover.
    const frontOf = (chosen: typeof data) => JSON.stringify(layout(template, chosen).pages[0]?.operations);
    expect(frontOf({ ...data, cover }) === frontOf(data)).toBe(true);
  });

  it("is not on a sticker, whose text is on the picture", () => {
    const artwork = layout(templateOf("sticker"), { ...sampleData("en", "usual"), photo: PHOTO });
    expect(JSON.stringify(artwork.pages)).not.toContain('"href":"photo"');
  });

  it("is on the back of a flyer without services too", () => {
    const artwork = layout(templateOf("flyer"), { ...sampleData("en", "usual", 0), photo: PHOTO });
    expect(artwork.pages.map((page) => JSON.stringify(page).includes('"href":"photo"'))).toEqual([true, true]);
  });
});
