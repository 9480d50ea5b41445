import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Browser } from "@playwright/test";
import type jsqr from "jsqr";
import type * as pdfjs from "pdfjs-dist";

const require = createRequire(import.meta.url);
const PDF = path.join(path.dirname(require.resolve("pdfjs-dist/package.json")), "legacy/build");
const READER = "http://reader.example";
const PAGE = '<script src="/jsqr.js"></script><script type="module" src="/pdf.mjs"></script>';
const FILES: Readonly<Record<string, string>> = {
  "/pdf.mjs": path.join(PDF, "pdf.mjs"),
  "/pdf.worker.mjs": path.join(PDF, "pdf.worker.mjs"),
  "/jsqr.js": require.resolve("jsqr"),
};

declare global {
  /** What the scripts of the page leave there. */
  var pdfjsLib: typeof pdfjs;
  var jsQR: typeof jsqr;
}

/** What an independent reader finds in a print file: pages, and the QR code on each one that has any. */
export type PrintFile = { pages: number; codes: string[] };

/** Opens a PDF with pdf.js in a page of its own, draws its pages and reads their QR codes. */
export const readPrintFile = async (browser: Browser, pdf: Buffer): Promise<PrintFile> => {
  const context = await browser.newContext();
  try {
    await context.route(`${READER}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = FILES[pathname];
      if (pathname === "/print.pdf") return route.fulfill({ contentType: "application/pdf", body: pdf });
      if (file) return route.fulfill({ contentType: "text/javascript", body: await readFile(file) });

      return route.fulfill({ contentType: "text/html", body: PAGE });
    });
    const page = await context.newPage();
    await page.goto(READER);

    return await page.evaluate(async (): Promise<PrintFile> => {
      const { getDocument, GlobalWorkerOptions } = pdfjsLib;
      GlobalWorkerOptions.workerSrc = "/pdf.worker.mjs";
      const file = await getDocument({ url: "/print.pdf" }).promise;
      const codes: string[] = [];
      for (let number = 1; number <= file.numPages; number += 1) {
        const sheet = await file.getPage(number);
        const viewport = sheet.getViewport({ scale: 3 });
        const canvas = document.createElement("canvas");
        canvas.width = viewport.width;
        canvas.height = viewport.height;
        await sheet.render({ canvas, viewport }).promise;
        const image = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
        const found = image && jsQR(image.data, image.width, image.height);
        if (found) codes.push(found.data);
      }

      return { pages: file.numPages, codes };
    });
  } finally {
    await context.close();
  }
};
