import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const tools = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.small,
  paddingBlockEnd: vars.space.gutter,
});

/**
 * Below desktops one row that scrolls, on phones up to the edges of the screen: more rows would move the products when
 * the categories arrive.
 */
export const categories = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.belowDesktop]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      scrollbarWidth: "none",
      // Room for the focus ring of a chip.
      padding: "6px",
      margin: "-6px",
    },
    [media.belowTablet]: {
      marginInline: `calc(-1 * ${vars.space.medium})`,
      paddingInline: vars.space.medium,
    },
  },
});

/** A link with the look of the kit's chips, which are no links (ADR 0003). */
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  paddingInline: vars.space.medium,
  border: `1.5px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.label.size,
  fontWeight: vars.text.label.weight,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { borderColor: vars.color.borderStrong },
    '&[aria-current="page"]': {
      borderColor: vars.color.primary,
      backgroundColor: vars.color.primarySoft,
      color: vars.color.onPrimarySoft,
      fontWeight: vars.weight.bold,
    },
  },
});

/** Search, filters, sort: in one row on desktops, two on tablets; on phones the search and a button for the rest. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(180px, 220px)",
  alignItems: "center",
  gap: `${vars.space.xsmall} ${vars.space.gutter}`,
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(180px, 220px)" },
    [media.belowTablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: vars.space.xsmall },
  },
});

/** On tablets in a row of its own. */
export const search = style({
  "@media": { [media.belowDesktop]: { gridColumn: "1 / -1" }, [media.belowTablet]: { gridColumn: "auto" } },
});

export const opener = style({
  display: "none",
  "@media": { [media.belowTablet]: { display: "inline-grid" } },
});

export const more = style({
  display: "contents",
  "@media": {
    [media.belowTablet]: {
      display: "none",
      gridColumn: "1 / -1",
      gap: vars.space.xsmall,
      selectors: { "&[data-open]": { display: "grid" } },
    },
  },
});

/** Side by side where both texts have room in one line, else one below the other. */
export const boxes = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.gutter });
