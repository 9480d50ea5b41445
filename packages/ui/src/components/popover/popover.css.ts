import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const place = componentStyle({ position: "relative", display: "inline-flex" });

const appear = keyframes({ from: { opacity: 0, transform: "translateY(4px)" } });
const fade = keyframes({ from: { opacity: 0 } });

export const panel = componentStyle({
  position: "absolute",
  insetBlockStart: "calc(100% + 6px)",
  zIndex: vars.layer.drawer,
  inlineSize: "max-content",
  maxInlineSize: "min(360px, calc(100vw - 32px))",
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.notice,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  color: vars.color.text,
  animation: `${appear} ${vars.duration.medium} ${vars.easing.standard}`,
  selectors: { "&:focus": { outline: "none" } },
  "@media": { [media.reducedMotion]: { animation: `${fade} ${vars.duration.quick}` } },
});
export const align = {
  start: componentStyle({ insetInlineStart: 0 }),
  end: componentStyle({ insetInlineEnd: 0 }),
};
