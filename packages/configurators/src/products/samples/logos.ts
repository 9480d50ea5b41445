import type { ImageLogo, Logo } from "../../artwork/layout/data.ts";
import { readSvg } from "../../artwork/logo/read-svg.ts";
import { fetchImage } from "../../render/picture/load-image.ts";
import { LOGO_JPEG, LOGO_PNG, LOGO_SMALL_PNG } from "./generated/logo-files.ts";

const curves = (ink: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40">' +
  '<path fill="#b9653f" d="M20 4 38 22v6L20 10 2 28v-6z"/><path fill="#46555f" d="M10 28h20v8H10z"/>' +
  `<path fill="${ink}" d="M44 12h52v6H44zM44 24h34v5H44z"/></svg>`;

const drawn = (ink: string): Logo | undefined => readSvg(curves(ink));

/** The same vectors as a PDF page, written by hand. */
const pdfPage = (): string => {
  const content =
    "0.725 0.396 0.247 rg 20 36 m 38 18 l 38 12 l 20 30 l 2 12 l 2 18 l f\n" +
    "0.275 0.333 0.373 rg 10 4 20 8 re f\n0.094 0.133 0.161 rg 44 22 52 6 re f 44 11 34 5 re f";
  return (
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 40]/Contents 4 0 R/Resources<<>>>>endobj\n" +
    `4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\n` +
    "trailer<</Root 1 0 R/Size 5>>\n%%EOF\n"
  );
};

/** A browser shows a raster image of a PDF; print uses the file itself. */
const PDF_PREVIEW = `${LOGO_PNG}#pdf`;

const image = (href: string, width: number, height: number): ImageLogo => ({ kind: "image", href, width, height });

/** A company's own logo in every accepted format, and in variants that trigger a warning. */
export const SAMPLE_LOGOS = {
  none: undefined,
  "svg, curves": drawn("#182229"),
  "svg, light letters": drawn("#ffffff"),
  "pdf, curves": { ...image(PDF_PREVIEW, 100, 40), vector: true },
  png: image(LOGO_PNG, 1000, 400),
  "png, few pixels": image(LOGO_SMALL_PNG, 60, 24),
  jpeg: image(LOGO_JPEG, 500, 200),
} satisfies Readonly<Record<string, Logo | undefined>>;

export type SampleLogo = keyof typeof SAMPLE_LOGOS;

/** The bytes for print of a sample's address. */
export const loadSampleLogo = async (href: string): Promise<Uint8Array> => {
  if (href === PDF_PREVIEW) return new TextEncoder().encode(pdfPage());
  return fetchImage(href);
};
