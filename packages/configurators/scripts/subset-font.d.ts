declare module "subset-font" {
  /** Returns a font with only the glyphs of `text`, keeping their kerning and local forms. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "truetype" | "woff2" | "sfnt" },
  ): Promise<Buffer>;
}
