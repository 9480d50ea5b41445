import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";
import { typeStyle } from "../styles/type-style.ts";

const appear = keyframes({ from: { opacity: 0, transform: "translateY(4px)" } });
const fade = keyframes({ from: { opacity: 0 } });

/** A panel at its button, which Radix places. */
export const panel = componentStyle({
  // Radix gives this to the box that it moves.
  position: "relative",
  zIndex: vars.layer.dialog,
  boxSizing: "border-box",
  maxBlockSize: "var(--radix-popper-available-height)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.notice,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  color: vars.color.text,
  ...typeStyle("body"),
  textAlign: "start",
  whiteSpace: "normal",
  animation: `${appear} ${vars.duration.medium} ${vars.easing.standard}`,
  selectors: { "&:is(:focus, :focus-visible)": { outline: "none", boxShadow: vars.shadow.menu } },
  "@media": {
    [media.reducedMotion]: { animation: `${fade} ${vars.duration.quick}` },
    [media.print]: { display: "none" },
  },
});
