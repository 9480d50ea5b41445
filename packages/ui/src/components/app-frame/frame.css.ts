import { outline } from "../../internal/styles/outline.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";
import { column, outerSide, phoneColumn } from "./column.ts";

export const footer = componentStyle({
  backgroundColor: vars.color.surfaceBrandDeep,
  color: vars.color.textOnBrand,
  "@media": { [media.belowTablet]: { display: "none" }, [media.print]: { display: "none" } },
});
export const footerGrid = componentStyle({
  ...column,
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.xlarge} ${vars.space.large}`,
  paddingBlock: "40px 52px",
});
export const footerBrand = componentStyle({ flex: "1.55 1 240px" });
export const footerColumn = componentStyle({ flex: "1 1 160px" });
export const footerNote = componentStyle({ ...typeStyle("small"), marginBlockStart: vars.space.medium });
export const footerTitle = componentStyle({ ...typeStyle("label"), marginBlockEnd: "4px" });
export const footerLinks = componentStyle({ display: "grid", justifyItems: "start" });
export const footerLink = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "30px",
  borderRadius: vars.radius.pane,
  color: vars.color.textOnBrand,
  ...typeStyle("small"),
  textDecoration: "none",
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.28em" },
    "&:focus-visible": { outlineColor: vars.color.highlight, boxShadow: "none" },
  },
});

/** The slanted block behind the icon. */
const block = outline(
  ["0%", "0%"],
  ["100%", "0%"],
  [`calc(100% - ${vars.slant.ratio} * 50px)`, "100%"],
  ["0%", "100%"],
);

export const frameNotice = componentRecipe({
  base: {
    position: "relative",
    borderBlockEnd: `1px solid ${vars.color.border}`,
    color: vars.color.text,
    "::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: `calc(${outerSide} + 80px)`,
      ...block.ltr,
    },
    selectors: { "&:dir(rtl)::before": block.rtl },
    "@media": { [media.belowTablet]: { "::before": { inlineSize: "52px" } } },
  },
  variants: {
    tone: {
      warning: { backgroundColor: vars.color.warningSoft, "::before": { backgroundColor: vars.color.warningLine } },
      info: { backgroundColor: vars.color.infoSoft, "::before": { backgroundColor: vars.color.infoLine } },
      negative: { backgroundColor: vars.color.negativeSoft, "::before": { backgroundColor: vars.color.negativeLine } },
    },
  },
});
export const frameNoticeRow = componentStyle({
  ...column,
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space.large,
  minBlockSize: "52px",
  paddingBlock: "4px",
  ...typeStyle("dense"),
  "@media": { [media.belowTablet]: { ...phoneColumn, gap: vars.space.small } },
});
export const frameNoticeIcon = componentStyle({
  flexShrink: 0,
  inlineSize: "32px",
  display: "grid",
  placeItems: "center",
  color: vars.color.surface,
  marginInlineEnd: "8px",
  "@media": { [media.belowTablet]: { marginInlineStart: "-14px" }, [media.forcedColors]: { color: "CanvasText" } },
});
export const frameNoticeText = componentStyle({ flexGrow: 1, minInlineSize: "min(8rem, 40%)", paddingBlock: "6px" });

export const main = componentStyle({
  display: "block",
  paddingBlockEnd: vars.space.huge,
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
  "@media": {
    [media.belowTablet]: { paddingBlockEnd: `calc(72px + ${vars.space.xlarge} + env(safe-area-inset-bottom, 0px))` },
  },
});
