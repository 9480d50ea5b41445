import sharp from "sharp";
import { expect, it } from "vitest";
import { layout } from "../../artwork/layout/layout.ts";
import { sampleData } from "../../products/samples/data.ts";
import { CHECKED, layoutOf } from "../../testing/artworks.ts";
import { rasteriseInNode, readPixels } from "../../testing/raster.ts";
import { pngFile } from "./png-file.ts";

const [flyer] = CHECKED;
if (!flyer) throw new Error("No product");
const artwork = layoutOf(flyer, "golden-slate");

it("is one trimmed side with the given width", async () => {
  const bytes = await pngFile(artwork, { side: "back", width: 296, rasterise: rasteriseInNode });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 296, height: 420 });
  const wide = CHECKED.find(({ product }) => product === "billboard") ?? flyer;
  const billboard = await pngFile(layoutOf(wide, "dusk-row"), {
    side: "front",
    width: 504,
    rasterise: rasteriseInNode,
  });
  expect(await sharp(billboard).metadata()).toMatchObject({ width: 504, height: 238 });
});

it("is transparent outside die-cut corners", async () => {
  const sticker = CHECKED.find(({ product }) => product === "sticker") ?? flyer;
  const bytes = await pngFile(layoutOf(sticker, "panes"), { side: "front", width: 500, rasterise: rasteriseInNode });
  const { data, width } = await readPixels(bytes);
  expect(data[3]).toBe(0);
  expect(data[(20 * width + 200) * 4 + 3]).toBe(255);
});

it("contains the logo, whatever its address in the layout", async () => {
  const logo = { kind: "image", href: "blob:logo", width: 40, height: 20 } as const;
  const own = layout(flyer, { ...sampleData("pl", "usual"), logo });
  const red = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer();
  const asked: string[] = [];
  const bytes = await pngFile(own, {
    side: "front",
    width: 592,
    rasterise: rasteriseInNode,
    loadImage: async (href) => {
      asked.push(href);
      return red;
    },
  });
  expect(asked).toEqual(["blob:logo"]);
  const box = own.logos[0]?.box;
  if (!box) throw new Error("No logo");
  const { data, width } = await readPixels(bytes);
  const at = (Math.round((box.y + box.height / 2) * 4) * width + Math.round((box.x + box.width / 2) * 4)) * 4;
  expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 0]);
});

it("throws for a side that does not exist", async () => {
  await expect(pngFile(artwork, { side: "inside", width: 100, rasterise: rasteriseInNode })).rejects.toThrow("inside");
});
