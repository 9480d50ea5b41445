import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({ display: "flex", flexDirection: "column", overflow: "clip", blockSize: "100%" });

export const frame = style({ aspectRatio: "16 / 9", backgroundColor: vars.color.surfaceSunken });

export const picture = style({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const words = style({ display: "grid", gap: vars.space.xxsmall, padding: vars.space.gutter });
