import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const LINK_COLUMNS = { phone: 1, tablet: 2, desktop: 3 } as const;

export const card = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.medium,
  blockSize: "100%",
  color: vars.color.text,
  "@media": { [media.belowTablet]: { borderInline: 0, borderBlockStart: 0, borderRadius: 0 } },
});

/** On phones a list of rows from edge to edge. */
export const links = style({
  "@media": {
    [media.belowTablet]: {
      gap: 0,
      marginInline: `calc(-1 * ${vars.space.medium})`,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

globalStyle(`${card} > :first-child`, { marginBlockEnd: 0 });

export const words = style({ display: "grid", gap: vars.space.xxsmall, overflowWrap: "anywhere" });

export const title = style({ fontWeight: vars.weight.bold });

export const host = style({ color: vars.color.textSubtle, fontSize: vars.text.meta.size });

export const out = style({ display: "flex", alignSelf: "start", color: vars.color.textMuted });
