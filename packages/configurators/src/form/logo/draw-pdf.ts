// The legacy build runs in all browsers that the form supports.
import { AnnotationMode, getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { MAX_PIXELS } from "../../artwork/logo/pixels.ts";
import { canvasOf, contextOf, MAX_SIDE } from "./canvas.ts";

interface CanvasAndContext {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

const canDraw = (context: object): context is CanvasRenderingContext2D => "drawImage" in context;

/** The library's types know a page's canvas only; it draws on one of a worker in the same way. */
const asPageContext = (context: object): CanvasRenderingContext2D => {
  if (!canDraw(context)) throw new Error("The canvas cannot be drawn on.");
  return context;
};

/** The library's own factory needs a page. */
class WorkerCanvases {
  create(width: number, height: number): CanvasAndContext {
    const canvas = canvasOf({ width, height });
    return { canvas, context: contextOf(canvas) };
  }

  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(pair: CanvasAndContext): void {
    pair.canvas = null;
    pair.context = null;
  }
}

/** Filters are elements of a page. Without them the library computes masks pixel by pixel. */
class NoFilters {
  addFilter(): string {
    return "none";
  }

  addHCMFilter(): string {
    return "none";
  }

  addAlphaFilter(): string {
    return "none";
  }

  addLuminosityFilter(): string {
    return "none";
  }

  addKnockoutFilter(): string {
    return "none";
  }

  destroy(): void {}
}

/**
 * Draws the first page of a PDF on a transparent background, in a worker or on a page. Nothing is compiled or loaded: no
 * WebAssembly, no fonts but those in the file, whose letters are drawn as curves.
 * @param bytes are transferred and cannot be read afterwards
 * @throws {Error} when the file is encrypted or damaged
 */
export const drawPdf = async (bytes: Uint8Array): Promise<OffscreenCanvas> => {
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    CanvasFactory: WorkerCanvases,
    FilterFactory: NoFilters,
    maxImageSize: MAX_PIXELS,
    useWasm: false,
    useWorkerFetch: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const page = await (await task.promise).getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: MAX_SIDE / Math.max(width, height) });
    const canvas = canvasOf(viewport);
    await page.render({
      canvas: null,
      // A context of our own, because the library would create an opaque one.
      canvasContext: asPageContext(contextOf(canvas)),
      viewport,
      background: "rgba(0, 0, 0, 0)",
      annotationMode: AnnotationMode.DISABLE,
      // For print, drawing does not depend on the page's animation frames.
      intent: "print",
    }).promise;
    return canvas;
  } finally {
    await task.destroy();
  }
};
