import { clipped } from "../../internal/styles/clipped.ts";
import { createVar } from "@vanilla-extract/css";
import { componentRecipe, componentStyle, globalLayerStyle } from "../../styles/style.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

const phone = media.belowTablet;
export const columnWidth = createVar();
export const rowIndent = createVar();

export const frame = componentStyle({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  overflow: "clip",
  vars: { [rowIndent]: "0px" },
  // A browser makes a page smaller that is wider than the paper, but only if nothing cuts it off.
  // Square, because the ground of the first and last row would then cover its round corners.
  "@media": { [media.print]: { overflow: "visible", borderRadius: 0 } },
});

/** On phones there is no frame and rows reach the screen edges. */
export const bleed = componentStyle({
  "@media": { [phone]: { marginInline: `calc(-1 * ${vars.space.medium})`, borderInline: 0, borderRadius: 0 } },
});

export const table = componentStyle({
  inlineSize: "100%",
  ...typeStyle("dense"),
  "@media": { [phone]: { display: "block" } },
});

globalLayerStyle("components", `${table} :is(th, td)`, {
  "@media": { [media.print]: { paddingInline: vars.space.xsmall } },
});

/** Sort links and controls such as a checkbox for all rows. */
const HEAD_CONTROLS = ":has(a, button, input, select)";

export const head = componentStyle({
  backgroundColor: `color-mix(in srgb, ${vars.color.surfaceSunken} 55%, ${vars.color.surface})`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  "@media": {
    [phone]: {
      display: "block",
      // Names alone are before the values of the rows.
      selectors: { [`&:not(${HEAD_CONTROLS})`]: clipped },
    },
  },
});
export const headRow = componentStyle({
  "@media": {
    [phone]: {
      position: "relative",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: vars.space.large,
      paddingInline: vars.space.medium,
    },
  },
});

export const headCell = componentRecipe({
  base: {
    blockSize: "46px",
    paddingInline: vars.space.medium,
    ...typeStyle("meta"),
    textAlign: "start",
    verticalAlign: "middle",
    inlineSize: columnWidth,
    selectors: {
      "&:first-child": { paddingInlineStart: vars.space.large },
      "&:last-child": { paddingInlineEnd: vars.space.large },
    },
    "@media": {
      [phone]: {
        blockSize: "auto",
        inlineSize: "auto",
        padding: "0 !important",
        selectors: { [`&:not(${HEAD_CONTROLS})`]: clipped },
      },
    },
  },
  variants: { align: { start: {}, end: { textAlign: "end" } } },
});

export const sortLink = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.pane,
  color: "inherit",
  font: "inherit",
  textDecoration: "none",
  selectors: {
    "&:hover": { color: vars.color.text },
    // Inside, because the table cuts off what is outside.
    "&:focus-visible": { outlineOffset: "-3px", boxShadow: "none" },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.text },
  },
});

export const body = componentStyle({ "@media": { [phone]: { display: "block" } } });

export const groupRow = componentStyle({
  backgroundColor: `color-mix(in srgb, ${vars.color.surfaceSunken} 35%, ${vars.color.surface})`,
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  selectors: { "tbody + tbody > &": { borderBlockStart: `1px solid ${vars.color.border}` } },
  "@media": { [phone]: { display: "block" } },
});

export const groupHead = componentStyle({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  fontWeight: vars.weight.strong,
  textAlign: "start",
  overflowWrap: "break-word",
  "@media": { [phone]: { display: "block", paddingInline: vars.space.medium } },
});

export const totals = componentStyle({
  borderBlockStart: `1px solid ${vars.color.border}`,
  "@media": { [phone]: { display: "block" } },
});

export const totalRow = componentRecipe({
  base: {
    "@media": {
      [phone]: {
        display: "flex",
        justifyContent: "space-between",
        gap: vars.space.medium,
        paddingInline: vars.space.medium,
      },
    },
  },
  variants: {
    isSum: {
      true: { fontWeight: vars.weight.strong },
      false: { color: vars.color.textMuted, fontWeight: vars.weight.regular },
    },
  },
});

const totalCell = { paddingBlock: vars.space.small, fontWeight: "inherit" } as const;

export const totalLabel = componentStyle({
  ...totalCell,
  paddingInlineStart: vars.space.large,
  textAlign: "end",
  "@media": { [phone]: { display: "block", paddingInline: 0, textAlign: "start" } },
});

/** Its edge is the edge of the column above. */
export const totalValue = componentRecipe({
  base: {
    ...totalCell,
    paddingInline: vars.space.medium,
    selectors: { "&:last-child": { paddingInlineEnd: vars.space.large } },
    "@media": { [phone]: { display: "block", paddingInline: "0 !important" } },
  },
  variants: { align: { start: { textAlign: "start" }, end: { textAlign: "end" } } },
});

export const totalRest = componentStyle({ "@media": { [phone]: { display: "none" } } });

export const row = componentStyle({
  position: "relative",
  // WebKit has no positioned table rows: the area of a row's link would be the whole screen there, and the last row's
  // would take every click of the page.
  clipPath: "inset(-1px)",
  selectors: {
    "&:not(:last-child)": { borderBlockEnd: `1px solid ${vars.color.borderSubtle}` },
    "&:hover": { backgroundColor: vars.color.primarySoft },
  },
  "@media": {
    [phone]: {
      display: "grid",
      // Key, status and actions share the first line; empty cells take no space. Long words at the end leave the start
      // of a line a third.
      gridTemplateColumns: "minmax(33%, 1fr) auto auto",
      rowGap: "2px",
      alignContent: "center",
      minBlockSize: "64px",
      paddingBlock: vars.space.small,
      paddingInlineStart: `calc(${vars.space.medium} + ${rowIndent})`,
      paddingInlineEnd: vars.space.medium,
    },
  },
});

/** The column name before a value on phones, where the header is hidden. */
export const pairLabel = componentStyle({
  display: "none",
  color: vars.color.textSubtle,
  "@media": { [phone]: { display: "inline", minInlineSize: 0 } },
});

export const cell = componentRecipe({
  base: {
    blockSize: "56px",
    paddingBlock: vars.space.xsmall,
    paddingInline: vars.space.medium,
    verticalAlign: "middle",
    overflowWrap: "break-word",
    selectors: {
      "&:first-child": { paddingInlineStart: vars.space.large },
      "&:last-child": { paddingInlineEnd: vars.space.large },
    },
    "@media": { [phone]: { display: "block", blockSize: "auto", padding: "0 !important" } },
  },
  variants: {
    align: { start: {}, end: { textAlign: "end" } },
    /** Grid areas of a row on phones. */
    place: {
      key: {
        fontWeight: vars.weight.strong,
        "@media": { [phone]: { order: 1, marginInlineStart: `calc(-1 * ${rowIndent})` } },
      },
      status: {
        "@media": {
          [phone]: {
            order: 2,
            gridColumn: 2,
            minInlineSize: 0,
            marginInlineStart: vars.space.small,
            textAlign: "end",
          },
        },
      },
      meta: { "@media": { [phone]: { order: 4, gridColumn: "1 / -1", color: vars.color.textMuted } } },
      pair: {
        "@media": {
          [phone]: {
            order: 5,
            gridColumn: "1 / -1",
            display: "flex",
            gap: vars.space.xsmall,
            textAlign: "start",
            selectors: {
              // Loose text in a flex box cannot get narrower than its longest word.
              "&:not(:has(*))": { display: "block" },
              [`&:has(> ${pairLabel})`]: {
                display: "grid",
                gridTemplateColumns: "fit-content(calc(100% - 3rem)) minmax(0, 1fr)",
              },
            },
          },
        },
      },
      // Of one order, so that they fill the lines in the order of the columns.
      start: {
        "@media": {
          [phone]: {
            order: 5,
            gridColumn: 1,
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            columnGap: vars.space.xsmall,
            textAlign: "start",
            selectors: { "&:not(:has(*))": { display: "block" } },
          },
        },
      },
      end: {
        "@media": {
          [phone]: {
            order: 5,
            gridColumn: "2 / -1",
            minInlineSize: 0,
            alignSelf: "center",
            marginInlineStart: vars.space.small,
            textAlign: "end",
          },
        },
      },
      none: { "@media": { [phone]: { display: "none" } } },
      actions: {
        position: "relative",
        zIndex: 1,
        "@media": {
          [phone]: {
            order: 3,
            gridColumn: 3,
            marginBlock: "-6px",
            marginInlineStart: vars.space.xsmall,
            marginInlineEnd: "-10px",
          },
        },
      },
    },
  },
});

/** Covers the row, so that the whole row is the link. */
export const rowLink = componentStyle({
  color: "inherit",
  textDecoration: "none",
  fontWeight: vars.weight.strong,
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0 },
    "&:focus-visible": { outline: "none", boxShadow: "none" },
  },
});
globalLayerStyle("components", `${row}:has(${rowLink}:focus-visible)`, {
  outline: `3px solid ${vars.color.focusRing}`,
  outlineOffset: "-3px",
});

/** Controls of a row lie over the area of its link, so that a click on them is theirs. A part keeps its own position. */
const CONTROLS = "a, button, input, select, textarea, label, summary, audio, video, [tabindex]";
globalLayerStyle("reset", `${row} :is(${CONTROLS}):not(${rowLink}, [popover], dialog)`, {
  position: "relative",
  zIndex: 1,
});

export const meta = componentStyle({
  display: "block",
  ...typeStyle("meta"),
  fontWeight: vars.weight.regular,
  color: vars.color.textSubtle,
});
