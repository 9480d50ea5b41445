import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const preview = style({
  display: "block",
  inlineSize: "100%",
  maxInlineSize: "320px",
  aspectRatio: "1",
  marginInline: "auto",
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surfaceSunken,
  cursor: "grab",
  touchAction: "none",
});

export const range = style({ display: "grid", gap: vars.space.xxsmall, fontWeight: vars.weight.medium });

export const slider = style({ inlineSize: "100%", blockSize: vars.size.target, accentColor: vars.color.primary });
