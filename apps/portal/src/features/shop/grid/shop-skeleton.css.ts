import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const picture = style({ display: "block", aspectRatio: "4 / 3" });

export const words = style({ display: "grid", gap: vars.space.small, padding: vars.space.gutter });
