import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";
import { PHONE_HEAD } from "../scan-screen.css.ts";

/** The camera at the left, the list at the right; on a phone the camera fills what the list leaves. */
export const desk = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 55fr) minmax(0, 45fr)",
  minBlockSize: "min(560px, calc(100dvh - 300px))",
  overflow: "hidden",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.surface,
  "@media": {
    [media.belowTablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "minmax(320px, 1fr) auto",
      minBlockSize: `calc(100dvh - ${PHONE_HEAD})`,
      border: "none",
      borderRadius: 0,
      overflow: "visible",
    },
  },
});

/** In the place of the picture: why there is none. */
export const insteadOfPane = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  padding: vars.space.medium,
  backgroundColor: vars.color.surfaceSunken,
  "@media": { [media.belowTablet]: { paddingBlockEnd: `calc(${vars.space.medium} + ${vars.radius.dialog})` } },
});

const panel = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.medium,
  padding: vars.space.large,
  "@media": {
    [media.belowTablet]: {
      padding: vars.space.medium,
      paddingBlockEnd: `calc(${vars.space.medium} + env(safe-area-inset-bottom, 0px))`,
    },
  },
});

/** Without a picture the lines would be too long to read. */
export const panelAlone = style([
  panel,
  { gridColumn: "1 / -1", inlineSize: "100%", maxInlineSize: "760px", marginInline: "auto" },
]);

/** On a phone a sheet below the picture. */
export const panelBelow = style([
  panel,
  {
    "@media": {
      [media.belowTablet]: {
        position: "relative",
        marginBlockStart: `calc(-1 * ${vars.radius.dialog})`,
        borderStartStartRadius: vars.radius.dialog,
        borderStartEndRadius: vars.radius.dialog,
        backgroundColor: vars.color.surface,
      },
    },
  },
]);

export const content = style({ flexGrow: 1 });

export const form = style({ marginBlockStart: "auto" });
export const formOnWide = style([form, { "@media": { [media.belowTablet]: { display: "none" } } }]);
/** Without a camera, typing is the main way on a phone: its button stays above the bar at the end. */
export const formAlone = style([form, { "@media": { [media.belowTablet]: { marginBlockStart: 0 } } }]);
export const onPhones = style({ display: "contents", "@media": { [media.tabletUp]: { display: "none" } } });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.small,
  "@media": {
    [media.belowTablet]: {
      position: "sticky",
      insetBlockEnd: 0,
      // Over the padding of the panel, which keeps the home indicator clear where nothing scrolls.
      marginBlockEnd: "calc(-1 * env(safe-area-inset-bottom, 0px))",
      paddingBlock: `${vars.space.small} calc(${vars.space.small} + env(safe-area-inset-bottom, 0px))`,
      backgroundColor: vars.color.surface,
    },
  },
});
/** Beside the other button where both fit. */
export const done = style({ flexGrow: 1 });
