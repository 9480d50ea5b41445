import { vars } from "@lucarne/ui/tokens";
import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 } });

/** At the position of the page content; not shown for a short wait. */
export const waiting = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: "50dvh",
  color: vars.color.primary,
  animation: `${appear} 1ms 600ms backwards`,
});
