import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "start",
  gap: vars.space.medium,
  blockSize: "100%",
  color: vars.color.text,
});

export const words = style({ display: "grid", gap: vars.space.xxsmall, overflowWrap: "anywhere" });

export const title = style({ fontWeight: vars.weight.bold });

export const host = style({ color: vars.color.textSubtle, fontSize: vars.text.meta.size });

export const out = style({ display: "flex", color: vars.color.textMuted });
