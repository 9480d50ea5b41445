import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Browser } from "@playwright/test";

const require = createRequire(import.meta.url);
const PDF = path.join(path.dirname(require.resolve("pdfjs-dist/package.json")), "legacy/build");
const READER = "http://reader.example";
const FILES: Readonly<Record<string, string>> = {
  "/pdf.mjs": path.join(PDF, "pdf.mjs"),
  "/pdf.worker.mjs": path.join(PDF, "pdf.worker.mjs"),
  "/jsqr.js": require.resolve("jsqr"),
};

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

      return route.fulfill({ contentType: "text/html", body: '<script src="/jsqr.js"></script>' });
    });
    const page = await context.newPage();
    await page.goto(READER);

    return await page.evaluate(async (origin): Promise<PrintFile> => {
      const { getDocument, GlobalWorkerOptions } = await import(`${origin}/pdf.mjs`);
      GlobalWorkerOptions.workerSrc = "/pdf.worker.mjs";
      const file = await getDocument({ url: `${origin}/print.pdf` }).promise;
      const codes: string[] = [];
      for (let number = 1; number <= file.numPages; number += 1) {
        const sheet = await file.getPage(number);
        const viewport = sheet.getViewport({ scale: 3 });
        const canvas = document.createElement("canvas");
        canvas.width = viewport.width;
        canvas.height = viewport.height;
        await sheet.render({ canvas, viewport }).promise;
        const image = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
        const read: unknown = Reflect.get(window, "jsQR");
        const found = image && typeof read === "function" ? read(image.data, image.width, image.height) : null;
        if (found) codes.push(found.data);
      }

      return { pages: file.numPages, codes };
    }, READER);
  } finally {
    await context.close();
  }
};
