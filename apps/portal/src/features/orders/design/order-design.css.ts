import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Names and texts beside each other, the texts in one column. */
export const texts = style({
  display: "grid",
  gridTemplateColumns: "fit-content(40%) minmax(0, 1fr)",
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  overflowWrap: "anywhere",
});

export const term = style({ color: vars.color.textMuted });

export const text = style({ whiteSpace: "pre-line" });
