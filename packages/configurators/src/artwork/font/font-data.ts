/** One weight of the print font as plain data: `scripts/print-font.ts` writes it from the font file. */
export interface FontData {
  readonly unitsPerEm: number;
  /** Above and below the base line, in font units, both positive. */
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** The glyph of the n-th character is the n-th glyph; local forms follow after the last character. */
  readonly characters: string;
  readonly advances: readonly number[];
  /** Absolute path data in font units, y up, of M, L, Q, C and Z alone; empty for spaces. */
  readonly outlines: readonly string[];
  /** Two-letter language → character → glyph of its local form (Bulgarian, Serbian and Romanian letters). */
  readonly localForms: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly kerning: KerningClasses;
}

/** Glyphs that kern alike share a class: `values[left class][right class]`, in font units. */
export interface KerningClasses {
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly values: readonly (readonly number[])[];
}

export type FontWeight = "regular" | "bold";
