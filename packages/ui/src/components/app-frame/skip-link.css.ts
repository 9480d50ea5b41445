import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

export const skipLink = componentStyle({
  position: "absolute",
  insetInlineStart: vars.space.medium,
  insetBlockStart: vars.space.xsmall,
  zIndex: vars.layer.toast,
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  paddingInline: vars.space.gutter,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.weight.button,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" } },
});
