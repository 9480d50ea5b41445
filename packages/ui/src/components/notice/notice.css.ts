import { createVar } from "@vanilla-extract/css";
import { outline } from "../../internal/styles/outline.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

const blockWidth = createVar();
const lean = createVar();
const ground = createVar();
const line = createVar();

const toned = (soft: string, strong: string) => ({ vars: { [ground]: soft, [line]: strong } });

export const notice = componentRecipe({
  base: {
    vars: { [blockWidth]: "62px", [lean]: `calc(${vars.slant.ratio} * 54px)` },
    position: "relative",
    display: "grid",
    gridTemplateColumns: `${blockWidth} minmax(0, 1fr) auto`,
    alignItems: "center",
    minBlockSize: "56px",
    borderRadius: vars.radius.notice,
    outline: "1px solid transparent",
    backgroundColor: ground,
    color: vars.color.text,
    ...typeStyle("dense"),
    "@media": {
      [media.belowTablet]: {
        vars: { [blockWidth]: "52px", [lean]: `calc(${vars.slant.ratio} * 42px)` },
        alignItems: "start",
        fontSize: "0.9375rem",
      },
    },
  },
  variants: {
    tone: {
      info: toned(vars.color.infoSoft, vars.color.infoLine),
      warning: toned(vars.color.warningSoft, vars.color.warningLine),
      positive: toned(vars.color.positiveSoft, vars.color.positiveLine),
      negative: toned(vars.color.negativeSoft, vars.color.negativeLine),
    },
  },
});

const leaning = outline(["0%", "0%"], ["100%", "0%"], [`calc(100% - ${lean})`, "100%"], ["0%", "100%"]);

/** The slanted block; its lower edge is shorter by the brand's slant. */
export const block = componentStyle({
  alignSelf: "stretch",
  display: "grid",
  placeItems: "center",
  paddingInlineEnd: "10px",
  // Not cut off by the notice, which would also cut off focus rings.
  borderStartStartRadius: "inherit",
  borderEndStartRadius: "inherit",
  backgroundColor: line,
  color: vars.color.surface,
  ...leaning.ltr,
  selectors: { "&:dir(rtl)": leaning.rtl },
  "@media": {
    [media.belowTablet]: { alignItems: "start", paddingBlockStart: vars.space.gutter },
    [media.forcedColors]: { color: "CanvasText" },
  },
});

/** The action is beside the message, or below it when the message would get too narrow. */
export const words = componentStyle({ display: "flex", flexWrap: "wrap", alignItems: "center" });

export const body = componentStyle({
  flex: "1 1 15rem",
  minInlineSize: 0,
  paddingBlock: "17px",
  // The smaller the slant, the more space the text needs beside the block.
  paddingInline: `calc(20px - ${vars.slant.ratio} * 52px) 16px`,
  overflowWrap: "break-word",
  "@media": { [media.belowTablet]: { flexBasis: "100%", paddingBlock: vars.space.medium, paddingInline: "4px 16px" } },
});

export const title = componentStyle({ fontWeight: vars.weight.bold });

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.medium,
  paddingInline: `calc(20px - ${vars.slant.ratio} * 52px) 29px`,
  "@media": {
    [media.belowTablet]: {
      marginBlockStart: "-14px",
      paddingBlockEnd: "6px",
      paddingInline: "4px 16px",
    },
  },
});

export const close = componentStyle({
  marginInlineEnd: "8px",
  "@media": { [media.belowTablet]: { marginBlockStart: "4px" } },
});

/** Underlined, 44 px high. */
export const action = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.pane,
  color: vars.color.text,
  fontWeight: vars.weight.button,
  textDecorationLine: "underline",
  textDecorationThickness: "1.5px",
  textUnderlineOffset: "0.3em",
  textAlign: "start",
  overflowWrap: "anywhere",
});
