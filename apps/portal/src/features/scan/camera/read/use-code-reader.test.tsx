import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { DecodeRequest } from "./decode-worker.ts";
import { useCodeReader } from "./use-code-reader.ts";

afterEach(() => vi.unstubAllGlobals());

/** Browsers without a detector of their own, whose workers do one after the other what `tries` says. */
const withWorkers = (...tries: readonly ("fails" | "reads")[]) => {
  let started = 0;
  class FakeWorker extends EventTarget {
    readonly does = tries[started];

    constructor() {
      super();
      started += 1;
    }

    postMessage({ id }: DecodeRequest) {
      queueMicrotask(() =>
        this.dispatchEvent(
          this.does === "reads"
            ? new MessageEvent("message", { data: { id, text: "LU101000001" } })
            : new ErrorEvent("error", { message: "" }),
        ),
      );
    }

    terminate() {}
  }
  vi.stubGlobal("BarcodeDetector", undefined);
  vi.stubGlobal("Worker", FakeWorker);

  return () => started;
};

const photo = async (): Promise<Blob> => {
  const canvas = new OffscreenCanvas(20, 20);
  canvas.getContext("2d");

  return canvas.convertToBlob();
};

const openReader = async () => {
  const { result } = await renderHook(() => useCodeReader({ current: null }, false, () => undefined));

  return result;
};

test("a photo is read in a browser that refuses an option of pictures", async () => {
  withWorkers("reads");
  const open = globalThis.createImageBitmap;
  vi.stubGlobal("createImageBitmap", (file: Blob, options?: ImageBitmapOptions) =>
    options ? Promise.reject(new TypeError("The provided value is not a valid enum value.")) : open(file),
  );
  const read = await openReader();
  expect(await read.current(await photo())).toBe("LU101000001");
});

test("a worker whose file did not arrive ends the search, and the next photo starts another one", async () => {
  const started = withWorkers("fails", "reads");
  const read = await openReader();
  await expect(read.current(await photo())).rejects.toThrow("The worker that reads codes has failed.");
  expect(await read.current(await photo())).toBe("LU101000001");
  expect(started()).toBe(2);
});
