import { media } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** The footer stands at the end of the screen at least. */
export const frame = style({ display: "flex", flexDirection: "column", minBlockSize: "100dvh" });

export const main = style({ flexGrow: 1 });

/** On a phone no bar needs room below the page. */
export const wholeScreen = style([main, { "@media": { [media.belowTablet]: { paddingBlockEnd: 0 } } }]);

// A printed page has no menus and notices of the frame (ORD-15).
globalStyle(`${frame} > :not(main)`, { "@media": { print: { display: "none" } } });
