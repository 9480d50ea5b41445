/** The JPEG decoder of pdf.js, which has no types of its own. */
declare module "pdfjs-dist/legacy/image_decoders/pdf.image_decoders.mjs" {
  export class JpegImage {
    readonly width: number;
    readonly height: number;
    readonly numComponents: number;
    /** @throws {Error} when the file is damaged or packed in another way */
    parse(bytes: Uint8Array): void;
    /** The samples pixel by pixel; of a picture in inks as the file stores them (for a PDF) or as amounts of ink. */
    getData(options: { width: number; height: number; isSourcePDF: boolean }): Uint8ClampedArray<ArrayBuffer>;
  }
}
