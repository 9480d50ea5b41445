import { expect, test } from "vitest";
import { everyNth } from "../../../../../test-sample.ts";
import type { Logo } from "../../artwork/layout/data.ts";
import { layout } from "../../artwork/layout/layout.ts";
import { readSvg } from "../../artwork/logo/read-svg.ts";
import type { Box } from "../../artwork/page/boxes.ts";
import { templateSchema } from "../../artwork/template/schema.ts";
import { canvasOf, contextOf } from "../../form/logo/canvas.ts";
import { drawPdf } from "../../form/logo/draw-pdf.ts";
import { sampleData } from "../../products/samples/data.ts";
import { STICKER } from "../../products/sticker/template.ts";
import { DRAWINGS } from "../../testing/svg-drawings.ts";
import { printFile } from "./print-file.ts";

const sticker = templateSchema.parse(STICKER);
const WIDTH = 500;

/** The logo as it is printed, cut out of the sheet that pdf.js has drawn. */
const printed = async (logo: Logo): Promise<ImageData> => {
  const artwork = layout(sticker, { ...sampleData("pl", "usual"), partner: false, logo });
  const [placed] = artwork.logos;
  if (!placed) throw new Error("The sheet has no logo");
  const { box } = placed;
  const sheet = await drawPdf(await printFile(artwork, { title: "Sticker", contour: false }));
  const { bleed, trim } = sticker.page;
  const perMillimetre = sheet.width / (trim.width + bleed.left + bleed.right);
  return pixelsOf(sheet, {
    x: (box.x + bleed.left) * perMillimetre,
    y: (box.y + bleed.top) * perMillimetre,
    width: box.width * perMillimetre,
    height: box.height * perMillimetre,
  });
};

/** The drawing as the browser shows it. */
const shown = async (source: string, { width, height }: ImageData): Promise<ImageData> => {
  const image = new Image(width, height);
  image.src = URL.createObjectURL(new Blob([source], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = canvasOf({ width, height });
  contextOf(canvas).drawImage(image, 0, 0, width, height);
  URL.revokeObjectURL(image.src);
  return pixelsOf(canvas, { x: 0, y: 0, width, height });
};

const pixelsOf = (from: OffscreenCanvas, { x, y, width, height }: Box): ImageData => {
  const canvas = canvasOf({ width: WIDTH, height: (WIDTH * height) / width });
  const context = contextOf(canvas);
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(from, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

/** Levels by which edges and colours may differ: renderers round them in other ways. */
const NEAR = 24;

/** The most pixels that may differ: along edges, which the print is scaled up for. */
const MAX_DIFFERENT = 0.04;

/** Share of the pixels that differ from the same pixel and all of its neighbours in the other picture. */
const difference = (one: ImageData, other: ImageData): number => {
  const { width, height } = one;
  const isNear = (x: number, y: number): boolean =>
    [-1, 0, 1].some((down) =>
      [-1, 0, 1].some((across) => {
        const [toX, toY] = [x + across, y + down];
        if (toX < 0 || toY < 0 || toX >= width || toY >= height) return false;
        const [at, to] = [(y * width + x) * 4, (toY * width + toX) * 4];
        return [0, 1, 2].every(
          (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[to + channel] ?? 0)) <= NEAR,
        );
      }),
    );
  let far = 0;
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (!isNear(x, y)) far += 1;
  return far / (width * height);
};

/** The printed drawing beside the browser's. */
const compare = async (source: string, reference = source): Promise<number> => {
  const print = await printed(readSvg(source));
  return difference(print, await shown(reference, print));
};

test.each(everyNth(32, Object.entries(DRAWINGS)))("a logo prints as the browser draws it: %s", async (_, source) => {
  expect(await compare(source)).toBeLessThan(MAX_DIFFERENT);
});

test("and the comparison finds a shape in another place and another colour", async () => {
  const of = (shape: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path fill="#e61e28" d="M0 0h200v100H0z"/>${shape}</svg>`;
  const own = of('<path fill="#0050c8" d="M20 20h60v60H20z"/>');
  expect(await compare(own, of('<path fill="#0050c8" d="M36 20h60v60H36z"/>'))).toBeGreaterThan(MAX_DIFFERENT);
  expect(await compare(own, of('<path fill="#0a7a3c" d="M20 20h60v60H20z"/>'))).toBeGreaterThan(MAX_DIFFERENT);
});
