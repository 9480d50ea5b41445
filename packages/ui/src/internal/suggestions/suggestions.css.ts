import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";
import { maskIcon } from "../marks/mask.ts";
import { ANCHOR } from "./place.css.ts";

export const list = componentStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "calc(100% + 4px)",
  zIndex: vars.layer.drawer,
  // With the field and the gaps, no more than the screen where the field is in its middle.
  maxBlockSize: "min(304px, 50dvh - 36px)",
  padding: "6px",
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.notice,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  color: vars.color.text,
  selectors: {
    // In the top layer nothing cuts it off, and it opens above the field where there is more space.
    "&:popover-open": {
      position: "fixed",
      inset: "auto",
      boxSizing: "border-box",
    },
  },
  // Where it is not known, a script sets the place.
  "@supports": {
    "(position-area: block-end) and (anchor-scope: all)": {
      selectors: {
        "&:popover-open": {
          inlineSize: "100%",
          marginInline: 0,
          marginBlock: "4px",
          positionAnchor: ANCHOR,
          positionArea: "block-end center",
          positionTryFallbacks: "flip-block",
        },
      },
    },
  },
});

export const option = componentStyle({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  minBlockSize: "48px",
  paddingBlock: "6px",
  paddingInline: vars.space.small,
  borderInlineStart: "3px solid transparent",
  borderRadius: vars.radius.control,
  cursor: "pointer",
  overflowWrap: "break-word",
  selectors: {
    "&:is([data-active], :hover)": { backgroundColor: vars.color.primarySoft },
    // The active row is marked by more than its background.
    "&[data-active]": { borderInlineStartColor: vars.color.primary },
    "&[aria-disabled=true]": { color: vars.color.textDisabled, backgroundColor: "transparent", cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-active]": { outline: "3px solid Highlight", outlineOffset: "-3px" },
        "&[aria-disabled=true]": { color: "GrayText" },
      },
    },
  },
});
/** Room for the check mark of a chosen row. */
export const checkable = componentStyle({ position: "relative", paddingInlineEnd: "40px" });
export const check = componentStyle({
  position: "absolute",
  insetInlineEnd: vars.space.small,
  insetBlock: 0,
  marginBlock: "auto",
  inlineSize: "20px",
  blockSize: "20px",
  backgroundColor: vars.color.primary,
  mask: maskIcon("<path d='M5 12.500l4.500 4.500L19 7.500'/>", 2.5),
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText", forcedColorAdjust: "none" } },
});
/** Below the options, apart from them. */
export const last = componentStyle({
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  color: vars.color.link,
  fontWeight: vars.weight.strong,
});
/** A row with a text in place of options; it cannot be chosen. */
export const note = componentStyle({ padding: vars.space.small, color: vars.color.textMuted });
export const problem = componentStyle({ color: vars.color.negative, fontWeight: vars.weight.strong });
