import { deflateSync } from "node:zlib";

import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";

import { isBoundedPdf } from "./check-pdf.ts";

const withStream = (content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nstream\r\n"),
    content,
    Buffer.from("\nendstream\nendobj\n%%EOF"),
  ]);
const zeros = Buffer.alloc(120_000_000);

it("lets a usual PDF pass", async () => {
  const document = await PDFDocument.create();
  document.addPage([80, 40]).drawRectangle({ width: 9, height: 9 });
  expect(await isBoundedPdf(Buffer.from(await document.save()))).toBe(true);
});

it("stops one that unpacks to more than a machine should hold, packed once or twice", async () => {
  const packed = deflateSync(zeros);
  expect(packed.length).toBeLessThan(200_000);
  expect(await isBoundedPdf(withStream(packed))).toBe(false);
  expect(await isBoundedPdf(withStream(deflateSync(packed)))).toBe(false);
});

it("counts all streams together", async () => {
  const half = withStream(deflateSync(zeros.subarray(0, 60_000_000)));
  expect(await isBoundedPdf(half)).toBe(true);
  expect(await isBoundedPdf(Buffer.concat([half, half]))).toBe(false);
});

it("takes no offence at what is not packed", async () => {
  expect(await isBoundedPdf(withStream(Buffer.from("0 0 9 9 re f")))).toBe(true);
  expect(await isBoundedPdf(Buffer.from("%PDF-1.4\n%%EOF\n"))).toBe(true);
});
