import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const group = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: vars.space.small });

export const pieces = style({ color: vars.color.textMuted, fontWeight: vars.weight.regular });
