import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const region = componentStyle({
  position: "fixed",
  insetInlineEnd: vars.space.large,
  insetBlockEnd: vars.space.large,
  zIndex: vars.layer.toast,
  display: "grid",
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: "none",
  inlineSize: "min(436px, calc(100vw - 32px))",
  pointerEvents: "none",
  "@media": {
    [media.belowTablet]: {
      insetInline: vars.space.medium,
      inlineSize: "auto",
      insetBlockEnd: "calc(72px + 12px + env(safe-area-inset-bottom, 0px))",
    },
    [media.print]: { display: "none" },
  },
});

const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });
const fade = keyframes({ from: { opacity: 0 } });

export const toast = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  minBlockSize: "56px",
  paddingBlock: "6px",
  paddingInline: "14px 18px",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.notice,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  color: vars.color.text,
  fontSize: vars.text.dense.size,
  lineHeight: 1.4,
  fontWeight: vars.weight.strong,
  pointerEvents: "auto",
  animation: `${rise} ${vars.duration.medium} ${vars.easing.standard}`,
  selectors: {
    '&[data-swipe="move"]': { transform: "translateX(var(--radix-toast-swipe-move-x))" },
    '&[data-swipe="cancel"]': { transition: `transform ${vars.duration.quick}` },
  },
  "@media": { [media.reducedMotion]: { animation: `${fade} ${vars.duration.quick}`, transition: "none" } },
});

export const icon = {
  positive: componentStyle({ flexShrink: 0, color: vars.color.positiveLine }),
  negative: componentStyle({ flexShrink: 0, color: vars.color.negativeLine }),
  info: componentStyle({ flexShrink: 0, color: vars.color.infoLine }),
  warning: componentStyle({ flexShrink: 0, color: vars.color.warningLine }),
};

export const text = componentStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const action = componentStyle({
  flexShrink: 0,
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.pane,
  color: vars.color.link,
  fontWeight: vars.weight.button,
  textDecorationLine: "underline",
  textDecorationThickness: "1.5px",
  textUnderlineOffset: "0.3em",
});
