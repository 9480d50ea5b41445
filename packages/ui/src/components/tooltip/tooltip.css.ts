import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

const fade = keyframes({ from: { opacity: 0 } });

export const tip = componentStyle({
  position: "relative",
  zIndex: vars.layer.toast,
  boxSizing: "border-box",
  maxInlineSize: "220px",
  paddingBlock: "6px",
  paddingInline: "10px",
  borderRadius: vars.radius.badge,
  outline: "1px solid transparent",
  backgroundColor: vars.color.text,
  color: vars.color.canvas,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.weight.medium,
  textAlign: "center",
  overflowWrap: "break-word",
  animation: `${fade} ${vars.duration.quick}`,
  "@media": { [media.print]: { display: "none" } },
});
