// The older build runs in every browser that the form is made for.
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { MOST_PIXELS } from "../../artwork/logo/pixels.ts";
import { canvasOf, contextOf, LONGEST } from "./canvas.ts";

/**
 * Draws the first page of a PDF on a clear ground. Parser and drawing both run on the page's own thread: a worker would
 * need an address that the page's policy trusts, which a package cannot promise. Nothing is compiled or fetched: no
 * WebAssembly, no fonts but the file's and the system's.
 *
 * @param bytes are taken over: nobody can read them afterwards
 * @throws {Error} when the file is encrypted or damaged
 */
export const drawPdf = async (bytes: ArrayBuffer): Promise<HTMLCanvasElement> => {
  const task = getDocument({
    data: new Uint8Array(bytes),
    disableWorkerRendering: true,
    maxImageSize: MOST_PIXELS,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const page = await (await task.promise).getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: LONGEST / Math.max(width, height) });
    const canvas = canvasOf(viewport);
    // A context of our own: the library would make one that is not clear.
    await page.render({ canvas: null, canvasContext: contextOf(canvas), viewport, background: "rgba(0, 0, 0, 0)" })
      .promise;
    return canvas;
  } finally {
    await task.destroy();
  }
};
