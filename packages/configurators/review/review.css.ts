import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Two designs side by side where both fit. */
export const halves = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 22rem), 1fr))",
  gap: vars.space.large,
});

export const half = style({ display: "grid", alignContent: "start", gap: vars.space.medium, minInlineSize: 0 });

export const choices = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
  gap: vars.space.small,
});

export const wide = style({ gridColumn: "1 / -1" });

export const figure = style({ margin: 0, display: "grid", gap: vars.space.small, justifyItems: "start" });

export const picture = style({
  position: "relative",
  inlineSize: "100%",
  boxShadow: "0 2px 8px rgb(15 23 28 / 0.22)",
});

export const image = style({ display: "block", inlineSize: "100%", blockSize: "100%" });

export const guides = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  pointerEvents: "none",
});

const line = { fill: "none", vectorEffect: "non-scaling-stroke", strokeWidth: 1.5 } as const;

export const trimGuide = style({ ...line, stroke: "#d6006c" });
export const safeGuide = style({ ...line, stroke: "#00843d", strokeDasharray: "6 4" });
export const bleedGuide = style({ fill: "#00a0d2", fillOpacity: 0.45 });

export const frame = style({
  inlineSize: "100%",
  blockSize: "80vh",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});
