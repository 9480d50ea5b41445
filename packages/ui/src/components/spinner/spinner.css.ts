import { createVar, keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const diameter = createVar();

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
const breathe = keyframes({ "50%": { opacity: 0.35 } });

export const spinner = componentStyle({
  display: "inline-block",
  flexShrink: 0,
  inlineSize: diameter,
  blockSize: diameter,
  border: `max(2px, calc(${diameter} / 10)) solid currentColor`,
  borderInlineEndColor: "transparent",
  borderRadius: vars.radius.round,
  animation: `${turn} 0.8s linear infinite`,
  "@media": {
    [media.reducedMotion]: { animation: `${breathe} 1.6s linear infinite` },
    // Forced colours draw a transparent border, and a closed ring does not appear to turn.
    [media.forcedColors]: { borderInlineEndColor: "Canvas" },
  },
});
