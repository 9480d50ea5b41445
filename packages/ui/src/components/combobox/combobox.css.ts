import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

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
