import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

const anchor = "--lu-combobox";

/** The box around the field; the list is placed at it. */
export const place = componentStyle({ anchorName: anchor, anchorScope: anchor });

export const list = componentStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "calc(100% + 4px)",
  zIndex: vars.layer.drawer,
  maxBlockSize: "304px",
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
      inlineSize: "100%",
      // With the field and the gaps, no more than the screen where the field is in its middle.
      maxBlockSize: "min(304px, 50dvh - 36px)",
      marginInline: 0,
      marginBlock: "4px",
      positionAnchor: anchor,
      positionArea: "block-end center",
      positionTryFallbacks: "flip-block",
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
  borderRadius: vars.radius.control,
  cursor: "pointer",
  overflowWrap: "break-word",
  selectors: { '&[aria-selected="true"], &:hover': { backgroundColor: vars.color.primarySoft } },
  "@media": {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: "3px solid Highlight", outlineOffset: "-3px" } },
    },
  },
});
/** The active row is marked by more than its background. */
export const active = componentStyle({
  borderInlineStart: "3px solid transparent",
  selectors: { '&[aria-selected="true"]': { borderInlineStartColor: vars.color.primary } },
});
export const description = componentStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textSubtle,
});
export const keepTyped = componentStyle({
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  color: vars.color.link,
  fontWeight: vars.weight.strong,
});
export const note = componentStyle({ padding: vars.space.small, color: vars.color.textMuted });
