import type { TextStyle } from "../artwork/template/schema.ts";
import type { PaletteColour } from "../artwork/palette.ts";

/** Large text: names, headlines, phone numbers. */
export const bold = (largest: number, smallest: number, colour: PaletteColour): TextStyle => ({
  weight: "bold",
  colour,
  largest,
  smallest,
  leading: 1.18,
});

export const regular = (largest: number, smallest: number, colour: PaletteColour): TextStyle => ({
  weight: "regular",
  colour,
  largest,
  smallest,
  leading: 1.3,
});
