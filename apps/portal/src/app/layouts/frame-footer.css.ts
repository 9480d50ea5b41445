import { style } from "@vanilla-extract/css";

/** A quiet frame on the brand's ground, so that the icons stand in line with the column's title. */
export const socialLink = style({ borderColor: "color-mix(in srgb, currentColor 24%, transparent)" });
