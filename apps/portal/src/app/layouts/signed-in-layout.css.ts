import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** Heights at the lower edge of a phone: the tabs, an action bar above them, and the last button of a page that fills the screen. */
const TABS = "72px";
const ACTION_BAR = "65px";
const LAST_BUTTON = "84px";

/** A distance from the lower edge of a phone that clears these heights and the system's own bar. */
const above = (...heights: readonly string[]): string =>
  `calc(${[...heights, "env(safe-area-inset-bottom, 0px)"].join(" + ")})`;

/** The footer is at the lower edge of the screen or below. */
export const frame = style({ display: "flex", flexDirection: "column", minBlockSize: "100dvh" });

export const main = style({ flexGrow: 1 });

/** On a phone no bar needs room below the page. */
export const wholeScreen = style([main, { "@media": { [media.belowTablet]: { paddingBlockEnd: 0 } } }]);

/**
 * Notices that come and go lie over the page, so that nothing moves: at the lower edge, above the tabs and an action bar.
 */
export const notices = style({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.tabBar,
  "@media": { [media.belowTablet]: { insetBlockEnd: above(TABS) } },
});
globalStyle(`${notices} > * > *, ${notices} > section`, { boxShadow: `0 -1px 0 ${vars.color.border}` });
globalStyle(`body:has(${main} [data-component="ActionBar"]) ${notices}`, {
  "@media": { [media.belowTablet]: { insetBlockEnd: above(TABS, ACTION_BAR) } },
});

// Where a page fills the screen of a phone, its last button is at the lower edge.
globalStyle(`body:has(${wholeScreen}) ${notices}`, {
  "@media": { [media.belowTablet]: { insetBlockEnd: above(LAST_BUTTON) } },
});

// The end of a page and what has the focus stay clear of a notice.
globalStyle(`body:has(${notices} [data-component="FrameNotice"])`, { paddingBlockEnd: "72px" });
globalStyle(`html:has(${notices} [data-component="FrameNotice"])`, {
  scrollPaddingBlockEnd: "80px",
  "@media": { [media.belowTablet]: { scrollPaddingBlockEnd: "240px" } },
});

// The end of a page scrolls clear of tabs and an action bar above them.
globalStyle(`${main}:has([data-component="ActionBar"])`, {
  "@media": { [media.belowTablet]: { paddingBlockEnd: "calc(192px + env(safe-area-inset-bottom, 0px))" } },
});

// A printed page has no menus and notices of the frame (ORD-15).
globalStyle(`${frame} > :not(main)`, { "@media": { print: { display: "none" } } });

// While the page loads, its length is not known: the footer appears at its final position.
globalStyle(`${frame}:has(> ${main} [data-component="Skeleton"], > ${main} [data-component="SkeletonText"]) > footer`, {
  visibility: "hidden",
});
