import { decodeQR } from "qr/decode.js";

/** A picture to search, as the canvas gives it. */
export type DecodeRequest = { id: number; width: number; height: number; pixels: ArrayBuffer; timeLimit: number };
export type DecodeAnswer = { id: number; text: string | null };

self.addEventListener("message", ({ data }: MessageEvent<DecodeRequest>) => {
  const { id, width, height, pixels, timeLimit } = data;
  let text: string | null = null;
  try {
    text = decodeQR({ width, height, data: new Uint8ClampedArray(pixels) }, { timeLimit });
  } catch {
    // No code in this picture.
  }
  self.postMessage({ id, text } satisfies DecodeAnswer);
});
