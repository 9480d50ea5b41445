import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

export const place = componentStyle({ position: "relative", display: "inline-flex" });

/** Shown by pointer and by keyboard focus; stays while the pointer is on it. */
export const tip = componentStyle({
  position: "absolute",
  insetBlockEnd: "calc(100% + 6px)",
  insetInlineStart: "50%",
  zIndex: vars.layer.toast,
  inlineSize: "max-content",
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
  visibility: "hidden",
  opacity: 0,
  transform: "translateX(-50%)",
  transition: `opacity ${vars.duration.quick}`,
  selectors: {
    "&:dir(rtl)": { transform: "translateX(50%)" },
    // Bridges the gap to the control, so that the pointer can move onto the tooltip.
    "&::after": { content: '""', position: "absolute", insetInline: 0, insetBlockStart: "100%", blockSize: "6px" },
    [`${place}:not([data-state=dismissed]):is(:hover, :has(:focus-visible)) > &`]: {
      visibility: "visible",
      opacity: 1,
    },
  },
});

export const below = componentStyle({
  insetBlock: "calc(100% + 6px) auto",
  selectors: { "&::after": { insetBlock: "auto 100%" } },
});
