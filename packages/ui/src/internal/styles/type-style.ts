import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../../themes/contract.css.ts";

/** Font size, line height, weight and letter spacing of a text style, for a style rule. */
export const typeStyle = (name: keyof typeof vars.text): StyleRule => ({
  fontSize: vars.text[name].size,
  lineHeight: vars.text[name].line,
  fontWeight: vars.text[name].weight,
  letterSpacing: vars.text[name].tracking,
});

/** A colour with an alpha value (0 to 1). */
export const alpha = (color: string, share: number): string =>
  `color-mix(in srgb, ${color} ${Math.round(share * 100)}%, transparent)`;
