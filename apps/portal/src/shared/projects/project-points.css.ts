import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const points = style({
  display: "inline-flex",
  // With large text on a phone the most possible points have a line of their own.
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space.xxsmall,
  whiteSpace: "nowrap",
});

export const max = style({ color: vars.color.textMuted, fontWeight: vars.weight.regular });
