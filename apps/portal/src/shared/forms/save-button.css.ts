import { media } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const end = style({
  display: "grid",
  justifyContent: "end",
  "@media": { [media.belowTablet]: { justifyContent: "stretch" } },
});
