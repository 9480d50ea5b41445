import { media, vars } from "@lucarne/ui/tokens";
import { createVar, style, styleVariants } from "@vanilla-extract/css";

const side = createVar();

export const pane = style({
  vars: { [side]: "min(62%, 250px)" },
  position: "relative",
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  minBlockSize: "320px",
  backgroundColor: vars.color.surfaceBrandDeep,
  color: vars.color.textOnBrand,
});

export const video = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

/** What is outside is dimmed by half. */
export const frame = style({
  position: "relative",
  inlineSize: side,
  aspectRatio: "1",
  boxShadow: "0 0 0 200vmax rgb(8 18 22 / 50%)",
});

const arm = "16%";
const line = `5px solid ${vars.color.highlight}`;
const cornerBase = { position: "absolute", inlineSize: arm, blockSize: arm } as const;
export const corner = styleVariants({
  topStart: { ...cornerBase, insetBlockStart: 0, insetInlineStart: 0, borderBlockStart: line, borderInlineStart: line },
  topEnd: { ...cornerBase, insetBlockStart: 0, insetInlineEnd: 0, borderBlockStart: line, borderInlineEnd: line },
  bottomStart: { ...cornerBase, insetBlockEnd: 0, insetInlineStart: 0, borderBlockEnd: line, borderInlineStart: line },
  bottomEnd: { ...cornerBase, insetBlockEnd: 0, insetInlineEnd: 0, borderBlockEnd: line, borderInlineEnd: line },
});

export const chip = style({
  position: "absolute",
  insetBlockStart: vars.space.medium,
  maxInlineSize: "calc(100% - 2rem)",
  paddingBlock: "6px",
  paddingInline: vars.space.small,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceBrandDeep,
  color: vars.color.textOnBrand,
  fontWeight: vars.weight.medium,
  textAlign: "center",
  "@media": { [media.belowTablet]: { insetBlockStart: "72px" } },
});

/** Above the tools. */
export const hit = style([
  chip,
  {
    insetBlockStart: "auto",
    insetBlockEnd: "76px",
    "@media": { [media.belowTablet]: { insetBlockStart: "auto" } },
  },
]);

/** Over the lower edge of the frame, so that the label in it stays visible. */
export const start = style({
  position: "absolute",
  insetBlockEnd: "76px",
  padding: vars.space.medium,
});

export const tools = style({
  position: "absolute",
  insetInline: vars.space.small,
  insetBlockEnd: vars.space.small,
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
});

export const zoom = style({
  flexGrow: 1,
  minInlineSize: 0,
  blockSize: vars.size.target,
  accentColor: vars.color.highlight,
});
