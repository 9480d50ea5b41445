import { createVar, keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/style.ts";
import { alpha } from "../../internal/styles/type-style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const count = createVar();

export const row = componentStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gap: "clamp(6px, 2.5%, 10px)",
  direction: "ltr",
});

export const cell = componentStyle({
  display: "grid",
  placeItems: "center",
  minBlockSize: "68px",
  border: `1.5px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.notice,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.figureM.size,
  lineHeight: 1,
  fontWeight: vars.text.figureM.weight,
  transitionProperty: "border-color, box-shadow",
  transitionDuration: vars.duration.quick,
  selectors: {
    [`${row}:focus-within &[data-active]`]: {
      borderColor: vars.color.primary,
      boxShadow: `inset 0 0 0 0.5px ${vars.color.primary}, 0 0 0 3px ${alpha(vars.color.primary, 0.28)}`,
    },
    [`${row}:has([aria-invalid=true]) &`]: {
      borderColor: vars.color.negative,
      boxShadow: `inset 0 0 0 0.5px ${vars.color.negative}`,
    },
    [`${row}:has([aria-invalid=true]):focus-within &[data-active]`]: {
      boxShadow: `inset 0 0 0 0.5px ${vars.color.negative}, 0 0 0 3px ${alpha(vars.color.negative, 0.28)}`,
    },
    [`${row}:has(:disabled) &`]: { backgroundColor: vars.color.surfaceSunken, color: vars.color.textMuted },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { [`${row}:focus-within &[data-active]`]: { borderColor: "Highlight", borderWidth: "3px" } },
    },
  },
});

const blink = keyframes({ "50%": { opacity: 0 } });

/** The caret in the cell of the next digit. */
export const caret = componentStyle({
  display: "none",
  inlineSize: "2px",
  blockSize: "30px",
  backgroundColor: "currentColor",
  animation: `${blink} 1.1s steps(1) infinite`,
  selectors: { [`${row}:focus-within &`]: { display: "block" } },
  "@media": { [media.reducedMotion]: { animation: "none" }, [media.forcedColors]: { backgroundColor: "CanvasText" } },
});

/** Covers the cells and takes the input; the cells show its digits. */
export const input = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  color: "transparent",
  caretColor: "transparent",
  backgroundColor: "transparent",
  // Phones zoom in on inputs below 16 px.
  fontSize: "1rem",
  letterSpacing: "1em",
  opacity: 0,
  selectors: { "&:focus-visible": { outline: "none", boxShadow: "none" } },
});
