import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The button is beside the field and keeps its position when the field grows or gets an error below. */
export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space.small,
});

/** Below the label, as high as a field of one line. */
export const add = style({
  alignSelf: "start",
  marginBlockStart: `calc(${vars.text.label.size} * ${vars.text.label.line} + 6px)`,
  minBlockSize: vars.size.field,
});
