import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

/** Browsers without anchor positioning leave the tooltip beside its control, also where it is cut off. */
const ANCHORED = "(position-area: block-end) and (anchor-scope: all)";
const anchor = "--lu-tooltip";

export const place = componentStyle({
  position: "relative",
  display: "inline-flex",
  // A stack or grid would stretch it, and the tooltip would be beside its control.
  inlineSize: "fit-content",
  blockSize: "fit-content",
  anchorName: anchor,
  anchorScope: anchor,
});

/** Shown by pointer and by keyboard focus; stays while the pointer is on it. Hidden, it takes no space. */
export const tip = componentStyle({
  position: "absolute",
  insetBlock: "auto calc(100% + 6px)",
  insetInline: "50% auto",
  zIndex: vars.layer.toast,
  inlineSize: "max-content",
  maxInlineSize: "220px",
  paddingBlock: "6px",
  paddingInline: "10px",
  border: 0,
  borderRadius: vars.radius.badge,
  outline: "1px solid transparent",
  backgroundColor: vars.color.text,
  color: vars.color.canvas,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.weight.medium,
  textAlign: "center",
  overflow: "visible",
  display: "none",
  transform: "translateX(-50%)",
  transition: `opacity ${vars.duration.quick}`,
  "@starting-style": { opacity: 0 },
  selectors: {
    "&:dir(rtl)": { transform: "translateX(50%)" },
    // Bridges the gap to the control, so that the pointer can move onto the tooltip.
    "&::after": { content: '""', position: "absolute", insetInline: 0, insetBlock: "-6px" },
    // Not beside an open menu or popover.
    [`${place}:not([data-state=dismissed], :has(:popover-open:not(&))):is(:hover, :has(:focus-visible, > &:popover-open)) > &`]:
      {
        display: "block",
        "@media": { [media.print]: { display: "none" } },
      },
  },
  "@supports": {
    // Inside the screen, and in the top layer, where no box cuts it off.
    [ANCHORED]: {
      position: "fixed",
      inset: "auto",
      marginBlock: "6px",
      positionAnchor: anchor,
      positionArea: "block-start",
      positionTryFallbacks: "flip-block",
      selectors: { "&, &:dir(rtl)": { transform: "none" } },
    },
  },
});

export const below = componentStyle({
  insetBlock: "calc(100% + 6px) auto",
  "@supports": { [ANCHORED]: { inset: "auto", positionArea: "block-end" } },
});
