import { UnprintableLogo } from "../../artwork/logo/fault.ts";
import { isLogoAnswer, type LogoRequest } from "./messages.ts";
import type { ReadLogo } from "./read-logo-file.ts";

/** Longest reading of one file in milliseconds. Files within the limits need a second or two. */
const MAX_READING_TIME = 30_000;

/**
 * Reads a logo file in a worker of its own, which ends with the answer, after the time limit or when the signal aborts.
 * @throws {UnprintableLogo} when the file cannot be printed; `too-complex` after the time limit
 * @throws {Error} when the worker cannot be started or the signal aborts
 */
export const readInWorker = (
  openReader: () => Worker,
  file: Blob,
  name: string,
  signal: AbortSignal,
): Promise<ReadLogo> => {
  const worker = openReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reading = new Promise<ReadLogo>((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    timer = setTimeout(() => reject(new UnprintableLogo("too-complex")), MAX_READING_TIME);
    worker.addEventListener("error", () => reject(new Error("The reader of logos could not be started")));
    worker.addEventListener("message", ({ data }) => {
      if (!isLogoAnswer(data)) return;
      if (data.read) resolve(data.read);
      else reject(new UnprintableLogo(data.fault ?? "damaged"));
    });
    const request: LogoRequest = { kind: "read-logo", file, name };
    worker.postMessage(request, []);
  });
  return reading.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
};
