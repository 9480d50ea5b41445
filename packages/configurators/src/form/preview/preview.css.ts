import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Width divided by height of the sheet: set on the bench. */
export const RATIO = "--sheet-ratio";
const ratio = `var(${RATIO})`;

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.xsmall,
  padding: vars.space.small,
  paddingInlineStart: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const title = style({ fontWeight: vars.weight.strong });

/** The bench on which the sheets lie. */
export const bench = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.large,
  padding: vars.space.xlarge,
  backgroundColor: vars.color.surfaceSunken,
  overflow: "hidden",
  "@media": { [media.belowTablet]: { padding: vars.space.large } },
});

/** As large as its room and the height of the screen allow. */
export const sheet = style({
  inlineSize: `min(100%, calc(max(70dvh, 320px) * ${ratio}))`,
  "@media": { [media.belowTablet]: { inlineSize: `min(100%, calc(58dvh * ${ratio}))` } },
});

export const paper = style({ display: "block", boxShadow: vars.shadow.paper });

export const blank = style({
  aspectRatio: ratio,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.paper,
});

export const caption = style({
  marginBlockStart: vars.space.small,
  textAlign: "center",
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
});

export const foot = style({ padding: vars.space.xsmall, borderBlockStart: `1px solid ${vars.color.border}` });

export const turn = style({ justifySelf: "end" });

export const zoomView = style({
  maxBlockSize: "70dvh",
  overflow: "auto",
  borderRadius: vars.radius.control,
  padding: vars.space.medium,
  backgroundColor: vars.color.surfaceSunken,
});
