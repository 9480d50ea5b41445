import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const VIDEO_COLUMNS = { phone: 1, tablet: 2, desktop: 4 } as const;

/** On phones two in a row, with large text one. */
export const videos = style({
  overflowWrap: "break-word",
  "@media": {
    [media.belowTablet]: {
      gridTemplateColumns: "repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))",
      columnGap: vars.space.small,
    },
  },
});

// A video that plays takes the whole row.
globalStyle(`${videos} > :has(iframe)`, { "@media": { [media.belowTablet]: { gridColumn: "1 / -1" } } });
