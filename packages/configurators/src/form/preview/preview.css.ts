import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Aspect ratio of the sheet, set on the bench. */
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

/** Maximum height of a sheet: beside the form, the room that keeps the order button visible. */
const SHEET = "--sheet-height";
/** Height of everything around a sheet on the screen. */
const AROUND = { sheet: "318px", stage: "318px", stack: "480px" } as const;
/** A low screen scrolls rather than show a sheet too small to read. */
const beside = (around: string): string => `max(100dvh - ${around}, 400px)`;
const heightOf = (around: string, sheets = 1) => ({
  vars: { [SHEET]: "70dvh" },
  "@media": {
    [media.belowTablet]: { vars: { [SHEET]: "58dvh" } },
    [media.desktopUp]: { vars: { [SHEET]: `calc(${beside(around)} / ${sheets})` } },
  },
});

/** The bench under the sheets. */
export const bench = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.large,
  position: "relative",
  padding: vars.space.large,
  backgroundColor: vars.color.surfaceSunken,
  overflow: "hidden",
});

export const single = style(heightOf(AROUND.sheet));
/** Two portrait sheets are side by side. */
export const pair = style([single, { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }]);
/** Other sheets are below each other. */
export const stack = style(heightOf(AROUND.stack, 2));

/** As large as its room and the screen's height allow. */
export const sheet = style({ inlineSize: `min(100%, calc(var(${SHEET}) * ${ratio}))` });

/** The other side is visible behind the current one, tilted, as a reminder. */
export const stage = style([
  heightOf(AROUND.stage),
  {
    display: "grid",
    alignItems: "center",
    // Both sides together are centred.
    transform: "translateX(-17%)",
    perspective: "1100px",
    inlineSize: `min(74%, calc(var(${SHEET}) * ${ratio}))`,
    selectors: { ":dir(rtl) &": { transform: "translateX(17%)" } },
  },
]);
const place = { gridArea: "1 / 1", minInlineSize: 0 } as const;
export const onTop = style({ ...place, zIndex: 1 });
export const behind = style({
  ...place,
  transform: "translateX(46%) translateZ(-90px) rotateY(16deg)",
  filter: "brightness(0.94)",
  selectors: { ":dir(rtl) &": { transform: "translateX(-46%) translateZ(-90px) rotateY(-16deg)" } },
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

/** Over the corner of the bench. */
export const turn = style({
  position: "absolute",
  zIndex: 2,
  insetInlineEnd: vars.space.small,
  insetBlockEnd: vars.space.small,
});

export const zoomView = style({
  maxBlockSize: "70dvh",
  overflow: "auto",
  borderRadius: vars.radius.control,
  padding: vars.space.medium,
  backgroundColor: vars.color.surfaceSunken,
});
/** Fits at first, times the customer's zoom. */
export const SCALE = "--sheet-scale";
export const zoomed = style({
  inlineSize: `calc(min(100%, 60dvh * ${ratio}) * var(${SCALE}))`,
  marginInline: "auto",
});
