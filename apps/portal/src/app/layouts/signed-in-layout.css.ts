import { media } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** The footer is at the lower edge of the screen or below. */
export const frame = style({ display: "flex", flexDirection: "column", minBlockSize: "100dvh" });

export const main = style({ flexGrow: 1 });

/** On a phone no bar needs room below the page. */
export const wholeScreen = style([main, { "@media": { [media.belowTablet]: { paddingBlockEnd: 0 } } }]);

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
