import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const summary = style({
  display: "grid",
  gap: vars.space.medium,
  padding: vars.space.large,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.canvas,
});

export const points = style({
  display: "grid",
  gap: vars.space.xxsmall,
  margin: 0,
  paddingInlineStart: "20px",
  listStyle: "disc",
});

export const links = style({ display: "grid", justifyItems: "start" });

export const link = style({ display: "flex", alignItems: "center", gap: vars.space.xsmall, color: vars.color.link });
