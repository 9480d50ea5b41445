import { componentStyle } from "../../styles/style.ts";
import { CHEVRON_DOWN, maskIcon } from "../../internal/marks/mask.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const arrow = componentStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: "14px",
  inlineSize: "18px",
  blockSize: "18px",
  marginBlock: "auto",
  backgroundColor: "currentcolor",
  mask: maskIcon(CHEVRON_DOWN, 1.75),
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { backgroundColor: "FieldText", forcedColorAdjust: "none" } },
});

/** Before the arrow. */
export const clear = componentStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: "34px",
  marginBlock: "auto",
  color: vars.color.textMuted,
});
export const withClear = componentStyle({ paddingInlineEnd: "80px" });
export const busy = componentStyle({ insetInlineEnd: "42px" });
export const withBusy = componentStyle({ paddingInlineEnd: "72px" });
