import { createVar } from "@vanilla-extract/css";
import { componentStyle, globalLayerStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

const phone = media.belowTablet;
export const stickyTop = createVar();
export const areaHeight = createVar();
export const gapHeight = createVar();

/** Height of the header row with its line. */
const HEAD = "48px";
/** Room for a checkbox at the start of a row on phones. */
const PICK = "44px";

export const root = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.small,
  vars: { [stickyTop]: "0px" },
});

/** As high as its buttons also without them, so that the table stays where it is. */
export const bar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.small,
  minBlockSize: vars.size.target,
  "@media": { [media.print]: { display: "none" } },
});
export const filters = componentStyle({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space.small });
export const chosen = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.small,
  fontWeight: vars.weight.strong,
});
export const menu = componentStyle({ marginInlineStart: "auto" });

export const area = componentStyle({
  maxBlockSize: areaHeight,
  overflow: "auto",
  // The rows in view keep their place by the heights that are known.
  overflowAnchor: "none",
  // What gets focus is below the header.
  scrollPaddingBlockStart: HEAD,
  selectors: { "&:focus-visible": { outlineOffset: "-3px", boxShadow: "none" } },
  "@media": { [media.print]: { maxBlockSize: "none", overflow: "visible" } },
});

/** The columns keep their width while other rows come into view. */
export const steady = componentStyle({ tableLayout: "fixed" });

export const head = componentStyle({
  position: "sticky",
  insetBlockStart: stickyTop,
  zIndex: 2,
  // A line that a browser draws between cells stays behind when the header sticks.
  boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
  selectors: { [`${area} &`]: { insetBlockStart: 0 } },
  "@media": { [media.print]: { position: "static" } },
});

export const sort = componentStyle({ textAlign: "inherit", fontWeight: "inherit" });
/** Says that a column can be sorted, without the weight of the arrow. */
export const sortHint = componentStyle({ opacity: 0.6 });

export const body = componentStyle({});
globalLayerStyle("components", `${body} :is(a, button, input)`, {
  scrollMarginBlockStart: `calc(${HEAD} + ${stickyTop} + 8px)`,
});

export const row = componentStyle({
  selectors: {
    "&[data-state=selected]": { backgroundColor: vars.color.primarySoft },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[data-state=selected]": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
    [media.print]: { breakInside: "avoid" },
  },
});

export const pickable = componentStyle({
  "@media": { [phone]: { paddingInlineStart: `calc(${vars.space.xsmall} + ${PICK}) !important` } },
});

/** The target of a checkbox. */
export const pick = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: PICK,
  blockSize: PICK,
});

export const pickCell = componentStyle({
  paddingInlineStart: vars.space.xsmall,
  verticalAlign: "middle",
  "@media": {
    [phone]: {
      position: "absolute",
      insetInlineStart: vars.space.xxsmall,
      insetBlockStart: "9px",
      padding: 0,
    },
    [media.print]: { display: "none" },
  },
});

export const pickHead = componentStyle({
  inlineSize: "60px",
  paddingInlineStart: vars.space.xsmall,
  verticalAlign: "middle",
  "@media": {
    [phone]: {
      inlineSize: "auto",
      padding: 0,
      marginInlineStart: `calc(${vars.space.xxsmall} - ${vars.space.medium})`,
    },
    [media.print]: { display: "none" },
  },
});

export const gap = componentStyle({
  blockSize: gapHeight,
  "@media": { [phone]: { display: "block" } },
});

export const noRow = componentStyle({ "@media": { [phone]: { display: "block" } } });
export const noRows = componentStyle({
  paddingBlock: vars.space.xlarge,
  paddingInline: vars.space.large,
  textAlign: "center",
  color: vars.color.textMuted,
  "@media": { [phone]: { display: "block" } },
});
