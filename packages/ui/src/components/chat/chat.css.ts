import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const thread = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.small });

export const day = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  ...typeStyle("meta"),
  color: vars.color.textSubtle,
  "::before": { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.border}` },
  "::after": { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.border}` },
});

export const message = componentRecipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.xxsmall,
    maxInlineSize: "62%",
    paddingBlock: vars.space.small,
    paddingInline: vars.space.medium,
    border: "1px solid transparent",
    borderRadius: vars.radius.card,
    overflowWrap: "break-word",
    "@media": { [media.belowTablet]: { maxInlineSize: "86%" } },
  },
  variants: {
    from: {
      own: { alignSelf: "flex-end", backgroundColor: vars.color.primary, color: vars.color.onPrimary },
      other: { alignSelf: "flex-start", borderColor: vars.color.border, backgroundColor: vars.color.surface },
    },
  },
});
export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.xsmall,
  ...typeStyle("meta"),
});
export const text = componentStyle({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const composer = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  backgroundColor: vars.color.canvas,
});
export const area = componentStyle({ resize: "none", fieldSizing: "content", maxBlockSize: "160px" });
/** On phones the icon alone, which leaves the room to the text. */
export const send = componentStyle({
  "@media": {
    [media.belowLargePhone]: { position: "absolute", inlineSize: "1px", blockSize: "1px", clipPath: "inset(50%)" },
  },
});
