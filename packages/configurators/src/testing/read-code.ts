import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import jsQR from "jsqr";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { Pixels } from "./raster.ts";

// Without its own bytes the reader would load them from a server.
const { buffer, byteOffset, byteLength } = readFileSync(
  fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")),
);
prepareZXingModule({ overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) } });

/**
 * The text of the QR codes in a picture, read by two independent readers that look at the whole, as a phone would:
 * jsQR first, then ZXing. `undefined` where a reader finds none.
 */
export const readCode = async ({ data, width, height }: Pixels): Promise<readonly (string | undefined)[]> => {
  const pixels = new Uint8ClampedArray(data);
  const found = await readBarcodes({ data: pixels, width, height, colorSpace: "srgb" }, { formats: ["QRCode"] });
  return [jsQR(pixels, width, height)?.data, found[0]?.text];
};
