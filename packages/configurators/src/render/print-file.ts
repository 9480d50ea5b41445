import type { ArtworkLayout } from "../artwork/layout/result.ts";

export interface PdfOptions {
  /** Shown by viewers and named in the file's data. */
  readonly title: string;
  /** Crop marks; most print houses want none. */
  readonly marks?: boolean;
  /** Written into the file; without it the same artwork always gives the same bytes. */
  readonly date?: Date;
  /** Fetches the bytes (PNG or JPEG) of a picture that the customer has uploaded. */
  readonly loadImage: (href: string) => Promise<Uint8Array>;
}

/** Reads `data:` and `blob:` addresses, and others where the platform may fetch them. */
export const fetchImage = async (href: string): Promise<Uint8Array> => {
  const answer = await fetch(href);
  return new Uint8Array(await answer.arrayBuffer());
};

/**
 * The print file: one page per side with TrimBox and BleedBox, words as outlines, words and brand colours in inks,
 * pictures as vectors in their own colours, drawn at 1:10 when it would be larger than a PDF may be. The PDF code is
 * loaded when it is first asked for.
 * @throws {Error} when an uploaded picture cannot be read
 */
export const printFile = async (
  artwork: ArtworkLayout,
  { loadImage = fetchImage, ...options }: Omit<PdfOptions, "loadImage"> & Partial<Pick<PdfOptions, "loadImage">>,
): Promise<Uint8Array> => {
  const { writePdf } = await import("./pdf/write-pdf.ts");
  return writePdf(artwork, { ...options, loadImage });
};
