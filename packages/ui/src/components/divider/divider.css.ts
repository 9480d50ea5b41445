import { componentRecipe } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";

/** Lines are borders, which forced colours and print keep. */
const line = { content: '""', flexGrow: 1, minInlineSize: vars.space.large } as const;

export const divider = componentRecipe({
  base: { flexShrink: 0, margin: 0, border: 0, color: vars.color.textMuted },
  variants: {
    orientation: {
      horizontal: { inlineSize: "100%", borderBlockStart: `1px solid ${vars.color.border}` },
      vertical: {
        alignSelf: "stretch",
        minBlockSize: "1.25em",
        inlineSize: 0,
        borderInlineStart: `1px solid ${vars.color.border}`,
      },
    },
    labelled: {
      true: {
        ...typeStyle("small"),
        display: "flex",
        alignItems: "center",
        gap: vars.space.small,
        borderBlockStart: 0,
        textAlign: "center",
        overflowWrap: "anywhere",
        "::before": { ...line, borderBlockStart: `1px solid ${vars.color.border}` },
        "::after": { ...line, borderBlockStart: `1px solid ${vars.color.border}` },
      },
    },
  },
});
