import { keyframes } from "@vanilla-extract/css";
import { clipped } from "../../internal/styles/clipped.ts";
import { keyboardInset } from "../../internal/modal/follow-keyboard.ts";
import { besideNotch } from "../../internal/styles/beside-notch.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

const shape = {
  inlineSize: `calc(100% - 2 * ${besideNotch("0px")})`,
  maxInlineSize: "560px",
  marginInline: "auto",
  borderStartStartRadius: vars.radius.dialog,
  borderStartEndRadius: vars.radius.dialog,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  overflowY: "auto",
  overscrollBehavior: "contain",
} as const;

export const modalSheet = componentStyle({
  ...shape,
  inset: `auto 0 ${keyboardInset}`,
  maxBlockSize: `calc(100dvh - 48px - ${keyboardInset})`,
  paddingBlockEnd: "env(safe-area-inset-bottom, 0px)",
  selectors: { "&:not([data-shown])": { opacity: 0 } },
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      selectors: { "&:not([data-shown])": { transform: "translateY(24px)" } },
    },
  },
});

const tabBar = "calc(72px + env(safe-area-inset-bottom, 0px))";

const slide = keyframes({ from: { opacity: 0, transform: "translateY(24px)" } });
const fade = keyframes({ from: { opacity: 0 } });

/** Ends above the tab bar, which stays usable. */
export const ground = componentStyle({
  position: "fixed",
  inset: `0 0 ${tabBar}`,
  zIndex: vars.layer.drawer,
  backgroundColor: vars.color.overlay,
  animation: `${fade} ${vars.duration.quick}`,
});

export const aboveTabBar = componentStyle({
  ...shape,
  position: "fixed",
  inset: `auto 0 ${tabBar}`,
  zIndex: vars.layer.drawer,
  maxBlockSize: `calc(100dvh - 48px - ${tabBar})`,
  animation: `${slide} ${vars.duration.slow} ${vars.easing.standard}`,
  "@media": {
    [media.reducedMotion]: { animation: `${fade} ${vars.duration.quick}` },
    [media.forcedColors]: { border: "2px solid CanvasText" },
  },
});

export const inner = componentStyle({
  display: "block",
  paddingBlock: `${vars.space.small} ${vars.space.medium}`,
  paddingInline: vars.space.small,
});

/** A decorative handle; the sheet closes by Escape, its close button or a click on the backdrop. */
export const grip = componentStyle({
  display: "block",
  inlineSize: "44px",
  blockSize: "5px",
  marginInline: "auto",
  marginBlockEnd: vars.space.xsmall,
  borderRadius: "2px",
  backgroundColor: vars.color.borderControl,
  transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
});

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
  paddingInlineStart: vars.space.xsmall,
});

/** Shown while the close button in it has keyboard focus. */
export const headHidden = componentStyle({
  selectors: {
    "&:not(:has(button:focus-visible))": { ...clipped, padding: 0 },
  },
});

export const title = componentStyle({
  ...typeStyle("h3"),
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
});
