import type { Path } from "../../drawing/operation.ts";

/** A glyph of a line, in units of the font, y up. */
export interface ShapedGlyph {
  readonly path: Path;
  /** How many characters of the text it shows. */
  readonly characters: number;
  readonly advance: number;
  readonly offset: readonly [x: number, y: number];
}

/** A font whose outlines can be drawn. */
export interface OutlineFont {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly xHeight: number;
  /** Of a line under its letters. */
  readonly lineThickness: number;
  /** Of a font with several; undefined for one. */
  readonly weights: readonly [least: number, most: number] | undefined;
  readonly has: (codePoint: number) => boolean;
  /** Whether it has a feature, by its name of four letters. @default none */
  readonly hasFeature?: ((name: string) => boolean) | undefined;
  /**
   * Sets a line. Its glyphs are from left to right.
   * @param isPlain without ligatures
   * @param isKerned with the font's distances of pairs
   * @param isReversed the text runs from right to left
   * @param features of the font that are on or off
   */
  readonly shape: (
    text: string,
    how: {
      readonly isPlain: boolean;
      readonly isKerned: boolean;
      readonly isReversed: boolean;
      readonly features: Readonly<Record<string, boolean>>;
    },
  ) => ShapedGlyph[];
}

/** What a font with several forms is drawn in. */
export interface Variation {
  readonly weight: number;
  /** Of the text, in pixels. */
  readonly size: number;
  /** Values of axes by their names of four letters, which come before all others. */
  readonly axes: Readonly<Record<string, number>>;
}

/**
 * Opens a font of a drawing.
 * @returns undefined for a font that is not read, or has more than outlines, such as colours
 */
export type OpenFont = (bytes: Uint8Array, variation: Variation) => OutlineFont | undefined;

export type Direction = "ltr" | "rtl";

/** What sets the texts of a drawing. */
export interface TextTools {
  readonly openFont: OpenFont;
  /** The level of each UTF-16 unit (UAX #9); an odd one runs from right to left. */
  readonly levelsOf: (text: string, direction: Direction) => ArrayLike<number>;
  /** A character as it is in a text from right to left, where brackets open to the other side. */
  readonly mirrored: (character: string) => string;
}
