import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.medium,
  paddingBlockStart: vars.space.gutter,
  "@media": {
    [media.belowTablet]: { paddingBlockStart: vars.space.medium },
  },
});

/** Keeps the footer below the screen while parts are loaded. */
export const room = style({ minBlockSize: "100vh" });

export const skeleton = style([room, { display: "grid", alignContent: "start", gap: vars.space.medium }]);

/** The place of the slider; on a phone it begins at the header and reaches the edges. */
export const heroRoom = style({
  "@media": {
    [media.belowTablet]: {
      marginInline: `calc(-1 * ${vars.space.medium})`,
      marginBlockStart: `calc(-1 * ${vars.space.medium})`,
    },
  },
});
