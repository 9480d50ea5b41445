import { describe, expect, it } from "vitest";
import { logoKind } from "./kind.ts";

const EPS = "%!PS-Adobe-3.0 EPSF-3.0\n";

describe("the kind of a file by its first bytes", () => {
  it.each([
    ["PostScript", EPS, "postscript"],
    ["PostScript whose first line is only its mark", "%!\n0 0 moveto\n", "postscript"],
    ["PostScript after a byte order mark", `\uFEFF${EPS}`, "postscript"],
    ["PostScript for a printer", `\u001B%-12345X@PJL JOB\r\n${EPS}`, "postscript"],
    ["words before the mark of PostScript", `Dach ${EPS}`, undefined],
    ["a PDF", "%PDF-1.4\n", "pdf"],
    ["a PDF after a line for PostScript", "%!PS-Adobe-3.0 PDF-1.4\n%PDF-1.4\n", "pdf"],
    ["a line for PostScript without the PDF", "%!PS-Adobe-3.0 PDF-1.4\n", undefined],
    ["an SVG packed with gzip", [0x1f, 0x8b, 8, 0], "svgz"],
    ["a TIFF with long addresses", "II+\0", "tiff"],
    ["a TIFF with long addresses, big end first", "MM\0+", "tiff"],
  ] as const)("%s", (_what, head, kind) => {
    expect(logoKind(typeof head === "string" ? Buffer.from(head) : Uint8Array.from(head))).toBe(kind);
  });
});
