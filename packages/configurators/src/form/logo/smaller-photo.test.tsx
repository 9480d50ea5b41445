import { expect, test } from "vitest";
import { MAX_FILE_BYTES } from "../../products/limits.ts";
import { smallerPhoto } from "./smaller-photo.ts";

/** A red photo, twice as wide as high, whose camera data say that it is turned by a quarter. */
const turnedPhoto = async (width: number, filling = 0): Promise<File> => {
  const canvas = new OffscreenCanvas(width, width / 2);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  context.fillStyle = "red";
  context.fillRect(0, 0, width, width / 2);
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg" });
  // APP1: little-endian TIFF with one entry, Orientation (0x0112) = 6.
  const exif = new Uint8Array([
    0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0,
    6, 0, 0, 0, 0, 0, 0, 0,
  ]);
  const parts = [jpeg.slice(0, 2), exif, jpeg.slice(2), new Uint8Array(filling)];
  return new File(parts, "roof.JPEG", { type: "image/jpeg" });
};

test("a photo above 10 MB is sent as a smaller JPEG, upright and with all its pixels", { tags: "long" }, async () => {
  const photo = await smallerPhoto(await turnedPhoto(400, MAX_FILE_BYTES));
  expect(photo.size).toBeLessThan(100_000);
  expect(photo.name).toBe("roof.jpg");
  const { width, height } = await createImageBitmap(photo, { imageOrientation: "from-image" });
  expect([width, height]).toEqual([200, 400]);
});

test("a photo of more pixels than the server decodes is scaled to 16 megapixels", { tags: ["long"] }, async () => {
  const { width, height } = await createImageBitmap(await smallerPhoto(await turnedPhoto(7_200)));
  expect(width / height).toBeCloseTo(0.5, 2);
  expect(width * height).toBeGreaterThan(15_900_000);
  expect(width * height).toBeLessThanOrEqual(16_010_000);
});

test.each([
  ["a photo that the server takes", async () => turnedPhoto(400)],
  ["a large file that is no photo", async () => new File([new Uint8Array(MAX_FILE_BYTES + 1)], "a.jpg")],
])("%s is sent as it is", async (_, make) => {
  const file = await make();
  expect(await smallerPhoto(file)).toBe(file);
});
