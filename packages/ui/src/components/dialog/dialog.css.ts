import { keyboardInset } from "../../internal/modal/follow-keyboard.ts";
import { besideNotch } from "../../internal/styles/beside-notch.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

const moves = {
  transitionProperty: "opacity, transform, overlay, display",
  transitionDuration: vars.duration.slow,
  transitionTimingFunction: vars.easing.standard,
  transitionBehavior: "allow-discrete",
} as const;

const calm = { transitionProperty: "opacity, overlay, display", transitionDuration: vars.duration.quick } as const;

/** Backdrop and animation shared by every native modal of the kit, which has `data-shown` from its second frame on. */
export const modal = componentStyle({
  position: "fixed",
  zIndex: vars.layer.dialog,
  padding: 0,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
  overscrollBehavior: "contain",
  opacity: 0,
  ...moves,
  selectors: {
    "&[open]": { opacity: 1 },
    "&::backdrop": { backgroundColor: vars.color.overlay, opacity: 0, ...moves },
    "&[data-shown]::backdrop": { opacity: 1 },
    "&:focus-visible": { outline: "none", boxShadow: vars.shadow.dialog },
  },
  "@media": {
    [media.reducedMotion]: {
      ...calm,
      selectors: { "&::backdrop": calm },
    },
    [media.forcedColors]: { border: "2px solid CanvasText" },
  },
});

export const dialog = componentRecipe({
  base: {
    inlineSize: `calc(100% - 2 * ${besideNotch("16px")})`,
    maxBlockSize: `calc(100dvh - 32px - ${keyboardInset})`,
    margin: "auto",
    insetBlockEnd: keyboardInset,
    border: `1px solid transparent`,
    borderRadius: vars.radius.dialog,
    gridTemplateColumns: "minmax(0, 1fr) auto",
    // WebKit gives a dialog without a height the whole screen, and the rows would share it.
    alignContent: "start",
    columnGap: vars.space.small,
    // WebKit adds the padding to a button that reaches into it, and would scroll sideways.
    overflowX: "hidden",
    overflowY: "auto",
    selectors: { "&[open]": { display: "grid", padding: vars.space.large } },
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        selectors: { "&:not([data-shown])": { transform: "translateY(8px)" } },
      },
      // On phones the dialog is a sheet at the bottom.
      [media.belowLargePhone]: {
        inlineSize: "100%",
        maxInlineSize: "100%",
        marginBlockEnd: 0,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        selectors: {
          "&[open]": {
            padding: `${vars.space.gutter} ${vars.space.medium} calc(${vars.space.medium} + env(safe-area-inset-bottom, 0px))`,
          },
        },
      },
    },
  },
  variants: { size: { standard: { maxInlineSize: "520px" }, wide: { maxInlineSize: "880px" } } },
});

export const title = componentStyle({
  ...typeStyle("h3"),
  alignSelf: "center",
  fontSize: "1.1875rem",
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
});
export const close = componentStyle({ marginBlock: "-8px", marginInlineEnd: "-12px" });
export const description = componentStyle({
  gridColumn: "1 / -1",
  marginBlockStart: vars.space.xxsmall,
  color: vars.color.textMuted,
});
export const body = componentStyle({ gridColumn: "1 / -1", marginBlockStart: vars.space.small });
export const actions = componentStyle({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space.small,
  marginBlockStart: vars.space.large,
  // The main action is the last one: at the right, on phones at the top of the stack.
  "@media": { [media.belowLargePhone]: { flexDirection: "column-reverse", alignItems: "stretch" } },
});
