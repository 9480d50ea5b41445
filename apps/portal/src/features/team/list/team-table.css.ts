import { style } from "@vanilla-extract/css";
import { vars } from "@lucarne/ui/tokens";

export const person = style({ display: "flex", alignItems: "center", gap: vars.space.small });

export const words = style({ display: "grid", minInlineSize: 0 });

export const name = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.xsmall });
