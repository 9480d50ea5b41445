import { style } from "@vanilla-extract/css";

/** A quiet frame on the brand background, so that the icons align with the column's title. */
export const socialLink = style({ borderColor: "color-mix(in srgb, currentColor 24%, transparent)" });
