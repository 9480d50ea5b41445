import { createVar } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

export const side = createVar();

export const avatar = componentStyle({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: side,
  blockSize: side,
  borderRadius: vars.radius.control,
  outline: "1px solid transparent",
  overflow: "clip",
  backgroundColor: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  fontSize: `calc(${side} * 0.36)`,
  lineHeight: 1,
  fontWeight: 640,
  textTransform: "uppercase",
});

export const picture = componentStyle({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const quiet = componentStyle({ backgroundColor: vars.color.surfaceSunken, color: vars.color.textMuted });

export const identity = componentStyle({
  display: "inline-flex",
  maxInlineSize: "100%",
  alignItems: "center",
  gap: "10px",
  textAlign: "start",
});
export const lines = componentStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minInlineSize: 0 });
export const name = componentStyle({
  fontSize: "0.9375rem",
  lineHeight: 1.33,
  fontWeight: vars.weight.bold,
  color: vars.color.text,
  overflowWrap: "break-word",
});
export const text = componentStyle({
  fontSize: "0.8125rem",
  lineHeight: 1.3,
  fontWeight: vars.weight.regular,
  color: vars.color.textSubtle,
  overflowWrap: "break-word",
});
