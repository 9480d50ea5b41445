import { media, vars } from "@lucarne/ui/tokens";
import { createVar, style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const enlarge = style({ "@media": { print: { display: "none" } } });

/** The greatest height of a sheet. */
const height = createVar();
/** Width of a sheet by its height. */
export const RATIO = "--proof-ratio";

/** The sheets beside each other where there is room. */
export const bench = style({
  vars: { [height]: "440px" },
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.large,
  padding: vars.space.large,
  backgroundColor: vars.color.surfaceSunken,
  overflow: "hidden",
  "@media": {
    [media.belowTablet]: {
      vars: { [height]: "60dvh" },
      gap: vars.space.medium,
      padding: vars.space.medium,
      // Front and back of a flyer are side by side; those of a card are too wide for that.
      selectors: { "&:has(> :nth-child(2))": { vars: { [height]: "208px" } } },
    },
  },
});

export const large = style({
  vars: { [height]: "none" },
  display: "grid",
  gap: vars.space.large,
  padding: vars.space.medium,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceSunken,
});

export const sheet = style({
  flex: "0 1 auto",
  margin: 0,
  inlineSize: `calc(${height} * var(${RATIO}))`,
  minInlineSize: 0,
  maxInlineSize: "100%",
  selectors: { [`${large} &`]: { inlineSize: "100%" } },
});

export const paper = style({ boxShadow: vars.shadow.paper });

export const waiting = style({ minBlockSize: height });

export const caption = style({
  marginBlockStart: vars.space.small,
  textAlign: "center",
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
});
