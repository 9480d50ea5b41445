import type { HostileRow } from "./hostile-row.ts";
import { plainPdf } from "./make-pdf.ts";
import { plainPicture } from "./make-pictures.ts";

/** Files whose names hide their type or content. */
export const hostileNames: readonly HostileRow[] = [
  ["nothing", "a.png", () => Buffer.alloc(0), "file.logo"],
  ["text", "a.png", () => Buffer.from("not a picture at all"), "file.logo"],
  ["a page", "a.svg", () => Buffer.from("<html><script>alert(1)</script></html>"), "file.logo"],
  ["a page called a picture", "a.jpg", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "file.logo"],
  ["a GIF", "a.gif", () => plainPicture("gif"), "file.logo"],
  ["a GIF that is a script too", "a.png", () => Buffer.from("GIF89a/*\0\0*/=1;alert(1)//", "latin1"), "file.logo"],
  ["a WebP", "a.webp", () => plainPicture("webp"), "file.logo"],
  ["a PNG called JPEG", "a.jpg", () => plainPicture("png"), "image/png"],
  ["a PNG called SVG", "a.svg", () => plainPicture("png"), "image/png"],
  ["a PNG called a page", "a.html", () => plainPicture("png"), "image/png"],
  ["a PDF called PNG", "a.png", plainPdf, "application/pdf"],
  ["a PNG without an ending", "logo", () => plainPicture("png"), "image/png"],
  ["a program", "a.zip", () => Buffer.from("MZ\u0090\0\u0003", "latin1"), "file.logo"],
  ["a name of 300 characters", `${"a".repeat(300)}.png`, () => plainPicture("png"), "file.name"],
  ["a name with a null byte", "a.php\0.png", () => plainPicture("png"), "file.name"],
  ["a name that turns around", "a\u202Egnp.png", () => plainPicture("png"), "file.name"],
  ["a name that is invisible", "\u200B.png", () => plainPicture("png"), "file.name"],
  ["a name of bytes that are no text", "\uFFFD\uFFFD.png", () => plainPicture("png"), "file.name"],
  ["a name of dots", "..", () => plainPicture("png"), "file.name"],
];
