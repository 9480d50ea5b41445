import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const urgent = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxsmall,
  color: vars.color.warning,
  fontWeight: vars.weight.strong,
});
