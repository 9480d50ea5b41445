import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Header and tab bar of a phone. */
const PHONE_BARS = "133px";

export const page = style({
  paddingBlockStart: vars.space.medium,
  "@media": { [media.belowTablet]: { paddingBlockStart: 0 } },
});

export const frame = style({
  display: "grid",
  gridTemplateColumns: "388px minmax(0, 1fr)",
  blockSize: "clamp(480px, calc(100dvh - 200px), 860px)",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  overflow: "clip",
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "300px minmax(0, 1fr)" },
    [media.belowTablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      blockSize: "auto",
      minBlockSize: `calc(100dvh - ${PHONE_BARS})`,
      // From edge to edge, right below the header.
      marginInline: `calc(-1 * ${vars.space.medium})`,
      // The page leaves room for the tab bar and some more; the chat needs only the tab bar's.
      marginBlockEnd: `calc(-1 * ${vars.space.xlarge})`,
      border: "none",
      borderRadius: 0,
      selectors: {
        // Reaches to the tab bar below an action bar, too.
        '&:has([data-component="ActionBar"])': { marginBlockEnd: "-120px", paddingBlockEnd: "88px" },
      },
    },
  },
});

export const list = style({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  minBlockSize: 0,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  "@media": { [media.belowTablet]: { borderInlineEnd: "none" } },
});

export const chat = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // Head, messages, field; headings that are only read out take no row.
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  minBlockSize: 0,
  minInlineSize: 0,
});

export const wideOnly = style({ "@media": { [media.belowTablet]: { display: "none" } } });
