import { keyboardInset } from "../../internal/modal/follow-keyboard.ts";
import { besideNotch } from "../../internal/styles/beside-notch.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const drawer = componentStyle({
  insetBlock: `0 ${keyboardInset}`,
  insetInline: "auto 0",
  inlineSize: "400px",
  maxInlineSize: "100%",
  blockSize: `calc(100dvh - ${keyboardInset})`,
  maxBlockSize: `calc(100dvh - ${keyboardInset})`,
  overflowY: "auto",
  selectors: {
    "&[open]": { display: "grid", gridTemplateRows: "auto 1fr auto" },
    "&:not([data-shown])": { opacity: 0 },
  },
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      selectors: {
        "&:not([data-shown])": { transform: "translateX(32px)" },
        "&:not([data-shown]):dir(rtl)": { transform: "translateX(-32px)" },
      },
    },
    [media.belowLargePhone]: { inlineSize: "100%" },
  },
});

/** The drawer is at this edge of the screen. */
const end = besideNotch(vars.space.gutter);

/** Header and footer stay in view while the drawer scrolls. */
const stays = { position: "sticky", zIndex: 1, backgroundColor: vars.color.surfaceRaised } as const;

export const head = componentStyle({
  ...stays,
  insetBlockStart: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
  minBlockSize: "72px",
  paddingInline: `${vars.space.gutter} ${besideNotch(vars.space.small)}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const title = componentStyle({
  ...typeStyle("h3"),
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
});
export const body = componentStyle({ padding: vars.space.gutter, paddingInlineEnd: end });
export const foot = componentStyle({
  ...stays,
  insetBlockEnd: 0,
  display: "grid",
  gap: vars.space.small,
  padding: `${vars.space.medium} ${vars.space.gutter} calc(${vars.space.gutter} + env(safe-area-inset-bottom, 0px))`,
  paddingInlineEnd: end,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
