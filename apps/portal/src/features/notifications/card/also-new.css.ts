import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const entry = style({ display: "flex", alignItems: "center", gap: vars.space.medium });

export const words = style({ display: "grid", minInlineSize: 0, overflowWrap: "break-word" });

export const text = style({ fontSize: vars.text.dense.size, fontWeight: vars.weight.bold });

export const time = style({ color: vars.color.textMuted, fontSize: vars.text.small.size });
