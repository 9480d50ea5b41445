// The legacy build runs in all browsers that the form supports.
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { MOST_PIXELS } from "../../artwork/logo/pixels.ts";
import { canvasOf, contextOf, LONGEST } from "./canvas.ts";

/**
 * Draws the first page of a PDF on a transparent background. Parser and renderer run on the main thread: a worker would
 * need an address that the page's policy allows, which a package cannot provide. Nothing is compiled or loaded: no
 * WebAssembly, and only the fonts of the file and the system.
 * @param bytes are transferred: nobody can read them afterwards
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
    // Our own context, because the library would create an opaque one.
    await page.render({ canvas: null, canvasContext: contextOf(canvas), viewport, background: "rgba(0, 0, 0, 0)" })
      .promise;
    return canvas;
  } finally {
    await task.destroy();
  }
};
