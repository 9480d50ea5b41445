import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { media } from "../../tokens/breakpoints.ts";

export const accordion = componentStyle({ borderBlock: `1px solid ${vars.color.border}` });

export const item = componentStyle({
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
  // On paper nothing can be opened.
  "@media": {
    [media.print]: { selectors: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } } },
  },
});

export const heading = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.medium,
  minBlockSize: "56px",
  paddingBlock: vars.space.small,
  paddingInline: vars.space.xxsmall,
  color: vars.color.text,
  cursor: "pointer",
  listStyle: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { color: vars.color.link },
    "&:focus-visible": { outlineOffset: "-3px", boxShadow: "none", borderRadius: vars.radius.control },
  },
});

export const title = componentStyle({ ...typeStyle("h4"), minInlineSize: 0 });

export const mark = componentStyle({
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: { "[open] > summary > &": { transform: "rotate(180deg)" } },
});

export const content = componentStyle({
  paddingInline: vars.space.xxsmall,
  paddingBlockEnd: vars.space.large,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});
