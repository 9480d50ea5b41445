import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space.small });
