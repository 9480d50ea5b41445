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

/** As high as the slider: its words need more lines where their column is narrow. */
export const heroSkeleton = style([
  heroRoom,
  {
    blockSize: "clamp(415px, 1038px - 52vw, 643px)",
    "@media": {
      [media.belowTablet]: { blockSize: "calc(clamp(200px, 62vw, 380px) + clamp(270px, 540px - 63vw, 330px))" },
    },
  },
]);

/** Fills the place of the slider; a grid stretches what is in it. */
export const heroWithoutWords = style({ display: "grid", blockSize: "100%" });
