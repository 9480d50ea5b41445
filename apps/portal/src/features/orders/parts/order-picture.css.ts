import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const frame = style({
  display: "block",
  aspectRatio: "4 / 3",
  borderRadius: vars.radius.badge,
  backgroundColor: vars.color.surfaceSunken,
  overflow: "clip",
});

export const picture = style({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
