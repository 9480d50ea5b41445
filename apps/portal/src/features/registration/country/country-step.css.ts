import { style } from "@vanilla-extract/css";

/** A name in letters that the page's font has not loaded: two font files for three words would delay the page. */
export const foreignLetters = style({ fontFamily: "system-ui, sans-serif" });
