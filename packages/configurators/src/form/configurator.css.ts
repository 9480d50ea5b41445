import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** Padding of the page around the form. */
export const PAGE_MARGIN = "--configurator-page-margin";

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.gutter,
  alignItems: "start",
  "@media": {
    [media.desktopUp]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 3fr)",
      columnGap: "28px",
    },
    [media.belowTablet]: {
      gap: 0,
      marginInline: `calc(-1 * var(${PAGE_MARGIN}, 0px))`,
      // Room for the order bar, which covers the end of the page.
      paddingBlockEnd: "136px",
    },
  },
});

/** On phones, keeps a focused element above tabs and order bar, also when the bar has two lines. */
globalStyle(`html:has(${root})`, {
  "@media": { [`${media.belowTablet} and (min-height: 400px)`]: { scrollPaddingBlockEnd: "208px" } },
});

export const errors = style({
  gridColumn: "1 / -1",
  order: -2,
  "@media": { [media.belowTablet]: { marginInline: vars.space.medium, marginBlockEnd: vars.space.medium } },
});

/** On phones the cards reach the screen's edges. */
export const flat = style({
  "@media": { [media.belowTablet]: { borderInline: 0, borderRadius: 0 } },
});

/** Sticky beside a longer form. On smaller screens the preview comes first and the order last. */
export const aside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.medium,
  "@media": {
    [media.belowDesktop]: { display: "contents" },
    [media.desktopUp]: { position: "sticky", insetBlockStart: vars.space.medium },
  },
  selectors: {
    // A very wide sheet is above the form at full width.
    "&[data-wide]": { display: "contents" },
  },
});

export const previewArea = style({
  minInlineSize: 0,
  selectors: { "[data-wide] > &": { gridColumn: "1 / -1", order: -1 } },
  "@media": { [media.belowDesktop]: { order: -1 } },
});
