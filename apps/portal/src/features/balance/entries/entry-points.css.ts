import { vars } from "@lucarne/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

export const expired = style({ textDecoration: "line-through" });

const tile = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "38px",
  blockSize: "36px",
  borderRadius: vars.radius.badge,
  backgroundColor: vars.color.surfaceSunken,
});

export const tiles = styleVariants({
  positive: [tile, { color: vars.color.positive }],
  negative: [tile, { color: vars.color.accent }],
  reserved: [tile, { color: vars.color.textMuted }],
  expired: [tile, { color: vars.color.textMuted }],
});

export const event = style({ display: "flex", alignItems: "center", gap: vars.space.small });
