import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({ paddingBlockStart: vars.space.medium });

export const card = style({ maxInlineSize: "860px" });

/** The server's own line breaks stand. */
export const text = style({ whiteSpace: "pre-line" });
