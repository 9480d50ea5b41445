import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid" });

/** A step with its content; a line connects it to the next step. */
export const step = style({
  position: "relative",
  display: "grid",
  paddingInlineStart: vars.space.xlarge,
  paddingBlockEnd: vars.space.medium,
  "::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: "6px",
    insetBlockStart: "3px",
    inlineSize: "14px",
    blockSize: "18px",
    borderRadius: vars.radius.pane,
    backgroundColor: vars.color.primary,
    transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
  },
  selectors: {
    "&:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: "12px",
      insetBlockStart: "25px",
      insetBlockEnd: "1px",
      borderInlineStart: `2px solid ${vars.color.border}`,
    },
    "&:last-child": { paddingBlockEnd: 0 },
  },
});

export const name = style({ fontWeight: vars.weight.strong });

export const time = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
