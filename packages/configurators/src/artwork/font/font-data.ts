/** One weight of the print font as plain data, written by `scripts/print-font.ts`. */
export interface FontData {
  readonly unitsPerEm: number;
  /** Ascent and descent from the baseline in font units, both positive. */
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** Glyph n belongs to character n. Local forms follow after the last character. */
  readonly characters: string;
  readonly advances: readonly number[];
  /** Absolute path data in font units, y up, with M, L, Q, C and Z only. Empty for spaces. */
  readonly outlines: readonly string[];
  /** Two-letter language → character → glyph of its local form (Bulgarian, Serbian and Romanian letters). */
  readonly localForms: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly kerning: KerningClasses;
}

/** Glyphs with equal kerning share a class: `values[left class][right class]`, in font units. */
export interface KerningClasses {
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly values: readonly (readonly number[])[];
}

export type FontWeight = "regular" | "bold";
