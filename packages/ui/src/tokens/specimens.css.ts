import { style } from "@vanilla-extract/css";
import { vars } from "../themes/contract.css.ts";

export const list = style({ display: "grid", gap: vars.space.small });
export const swatches = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(190px, 1fr))",
  gap: vars.space.medium,
});
export const chip = style({
  blockSize: "56px",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pane,
  transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
  marginInline: "10px",
});
export const name = style({ fontSize: vars.text.small.size, fontWeight: vars.weight.strong });
export const note = style({ fontSize: vars.text.small.size, color: vars.color.textMuted });
export const row = style({ display: "flex", alignItems: "center", gap: vars.space.medium, flexWrap: "wrap" });
export const bar = style({ blockSize: "12px", background: vars.color.primary });
export const box = style({
  inlineSize: "96px",
  blockSize: "64px",
  background: vars.color.surface,
  border: `1.5px solid ${vars.color.borderControl}`,
});
