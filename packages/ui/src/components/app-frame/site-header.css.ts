import { componentStyle, globalLayerStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";
import { column, phoneColumn } from "./column.ts";

export const header = componentStyle({
  position: "relative",
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  // The line between the two rows spans the whole screen.
  "::before": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    insetBlockStart: "68px",
    borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  },
  "@media": {
    [media.belowTablet]: { "::before": { display: "none" } },
    [media.print]: { "::before": { display: "none" } },
  },
});

export const headerGrid = componentStyle({
  ...column,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gridTemplateRows: "minmax(68px, auto) minmax(54px, auto)",
  gridTemplateAreas: '"logo actions actions" "nav nav aside"',
  rowGap: "1px",
  "@media": {
    [media.belowTablet]: {
      ...phoneColumn,
      // Large text or a long amount moves the controls to a second line.
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "flex-end",
      minBlockSize: "60px",
      columnGap: vars.space.xsmall,
    },
    // Without the row of the navigation, which is not printed.
    [media.print]: { gridTemplateRows: "auto", gridTemplateAreas: '"logo actions actions"' },
  },
});

export const headerLogo = componentStyle({
  gridArea: "logo",
  justifySelf: "start",
  alignSelf: "center",
  display: "inline-flex",
  maxInlineSize: "100%",
  borderRadius: vars.radius.pane,
  textDecoration: "none",
  "@media": { [media.belowTablet]: { marginInlineEnd: "auto" } },
});
export const headerActions = componentStyle({
  gridArea: "actions",
  // Fills its place: its start stays where it is when an action appears.
  justifyContent: "flex-end",
  maxInlineSize: "calc(100% + 8px)",
  minInlineSize: 0,
  display: "flex",
  alignItems: "center",
  gap: "2px",
  marginInlineEnd: "-8px",
  "@media": {
    [media.belowTablet]: { order: 1, gap: 0, marginInlineEnd: "-12px" },
    [media.print]: { display: "none" },
  },
});
export const headerActionsPending = componentStyle({
  "@media": { [media.tabletUp]: { visibility: "hidden" } },
});
/** Icons keep their size; the last control (the user) shrinks and truncates its text. */
globalLayerStyle("components", `${headerActions} > *`, { flexShrink: 0 });
globalLayerStyle("components", `${headerActions} > :last-child`, { flexShrink: 1, minInlineSize: 0 });
export const headerNav = componentStyle({
  gridArea: "nav",
  minInlineSize: 0,
  // Half of the slanted panel beside it extends past its own box.
  paddingInlineEnd: `calc(${vars.slant.ratio} * 54px)`,
  "@media": { [media.belowTablet]: { display: "none" }, [media.print]: { display: "none" } },
});
export const headerAside = componentStyle({
  gridArea: "aside",
  display: "flex",
  alignItems: "stretch",
  "@media": { [media.print]: { gridArea: "actions", justifySelf: "end" } },
});

/** A header control: has a background only on hover or while its menu is open. */
export const headerButton = componentStyle({
  display: "inline-flex",
  maxInlineSize: "100%",
  alignItems: "center",
  gap: "9px",
  minBlockSize: vars.size.target,
  paddingBlock: "4px",
  paddingInline: "12px",
  borderRadius: vars.radius.control,
  // Over a picture the surrounding frame sets a readable colour.
  color: "inherit",
  fontSize: "1rem",
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  textAlign: "start",
  transition: `background-color ${vars.duration.quick}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { backgroundColor: "color-mix(in srgb, currentColor 9%, transparent)" },
  },
  // The longest language names fit beside the logo on one line, even at 320 px.
  "@media": {
    [media.belowLargePhone]: { gap: "6px", paddingInline: "10px" },
    [media.narrowestPhone]: { paddingInline: "8px" },
  },
});
export const muted = componentStyle({
  color: vars.color.textMuted,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { backgroundColor: vars.color.surfaceSunken, color: vars.color.text },
  },
});
// A dark background keeps the text readable on a picture.
globalLayerStyle("components", `[data-component="SplitScreen"] > header ${headerButton}`, {
  "@media": {
    [media.belowDesktop]: { color: vars.color.textOnBrand, backgroundColor: vars.color.overlay },
    [media.belowLargePhone]: { marginInlineEnd: "-8px" },
  },
});
globalLayerStyle("components", `${headerButton} [data-component="Identity"]`, { minInlineSize: 0 });
globalLayerStyle("components", `${headerButton} [data-component="Identity"] span span`, {
  maxInlineSize: "15rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const headerButtonChevron = componentStyle({
  flexShrink: 0,
  transition: `transform ${vars.duration.quick}`,
  selectors: { '[aria-expanded="true"] > &': { transform: "rotate(180deg)" } },
  "@media": { [media.reducedMotion]: { transition: "none" }, [media.narrowPhone]: { display: "none" } },
});
export const headerDivider = componentStyle({
  alignSelf: "stretch",
  inlineSize: "1px",
  marginBlock: "9px",
  marginInline: vars.space.xsmall,
  backgroundColor: vars.color.border,
});
