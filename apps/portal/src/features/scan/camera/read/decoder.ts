import workerAddress from "./decode-worker.ts?worker&url";
import { scriptAddress } from "../../../../platform/security/script-address.ts";
import type { DecodeAnswer, DecodeRequest } from "./decode-worker.ts";

/** Finds QR codes in pictures. */
export type Decoder = {
  /**
   * The text of a QR code in a picture; `undefined` without one. `timeLimit` in milliseconds.
   * @throws when this decoder cannot work; another one may
   */
  decode: (picture: ImageData, timeLimit: number) => Promise<string | undefined>;
  close: () => void;
};

type Detector = { detect: (picture: ImageData) => Promise<readonly { rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

declare global {
  // Only in some browsers, and not in TypeScript's own list.
  var BarcodeDetector: DetectorClass | undefined;
}

const FORMAT = "qr_code";

/** The browser's own detector where it can read QR codes. */
const nativeDecoder = async (): Promise<Decoder | undefined> => {
  try {
    const Native = globalThis.BarcodeDetector;
    if (!Native || !(await Native.getSupportedFormats()).includes(FORMAT)) return undefined;
    const detector = new Native({ formats: [FORMAT] });
    // Some devices list the format and then cannot load the service behind it.
    await detector.detect(new ImageData(8, 8));

    return {
      decode: async (picture) => (await detector.detect(picture))[0]?.rawValue || undefined,
      close: () => undefined,
    };
  } catch {
    return undefined;
  }
};

/** The `qr` library in a worker, so that searching a picture holds up nothing on the page. */
const workerDecoder = (): Decoder => {
  const worker = new Worker(scriptAddress(workerAddress), { type: "module" });
  const waiting = new Map<number, Pick<PromiseWithResolvers<string | undefined>, "resolve" | "reject">>();
  let last = 0;
  let fault: Error | undefined;
  worker.addEventListener("message", ({ data }: MessageEvent<DecodeAnswer>) => {
    waiting.get(data.id)?.resolve(data.text ?? undefined);
    waiting.delete(data.id);
  });
  // Its file has not arrived: it will answer nothing.
  worker.addEventListener("error", ({ message }) => {
    fault = new Error(`The worker that reads codes has failed. ${message}`);
    worker.terminate();
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  });

  return {
    decode: ({ width, height, data }, timeLimit) =>
      new Promise((resolve, reject) => {
        if (fault) {
          reject(fault);

          return;
        }
        last += 1;
        waiting.set(last, { resolve, reject });
        const request: DecodeRequest = { id: last, width, height, pixels: data.buffer, timeLimit };
        worker.postMessage(request, [data.buffer]);
      }),
    close: () => {
      worker.terminate();
      for (const { resolve } of waiting.values()) resolve(undefined);
      waiting.clear();
    },
  };
};

/** The best decoder that this browser has. */
export const createDecoder = async (): Promise<Decoder> => (await nativeDecoder()) ?? workerDecoder();
