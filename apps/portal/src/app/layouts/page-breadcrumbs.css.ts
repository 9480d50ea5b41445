import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Room between the header and the way to this page. */
export const strip = style({ paddingBlockStart: vars.space.medium, "@media": { print: { display: "none" } } });
