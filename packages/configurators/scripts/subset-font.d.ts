declare module "subset-font" {
  /** Keeps the glyphs of a text, with their kerning and local forms. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "truetype" | "woff2" | "sfnt" },
  ): Promise<Buffer>;
}
