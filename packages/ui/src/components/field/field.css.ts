import { componentStyle, globalLayerStyle } from "../../styles/style.ts";
import { alpha, typeStyle } from "../../internal/styles/type-style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

/**
 * A block, and so are the boxes down to the control: a browser lays out the whole form for each letter when the control
 * is an item of a flex box or a grid.
 */
export const root = componentStyle({ display: "flow-root", minInlineSize: 0 });
globalLayerStyle("components", `${root} > :is(input, select)`, { display: "block" });

export const label = componentStyle({
  ...typeStyle("label"),
  display: "block",
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  marginBlockEnd: "6px",
  color: vars.color.text,
});

export const optionalMark = componentStyle({ fontWeight: vars.weight.regular, color: vars.color.textMuted });

/** A message and the counter at its end. */
export const foot = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.medium,
});

const below = { ...typeStyle("small"), marginBlockStart: "6px" } as const;
export const note = componentStyle({ ...below, color: vars.color.textSubtle });
export const messageText = componentStyle({ ...below, fontWeight: vars.weight.strong, color: vars.color.positive });
export const counter = componentStyle({ ...below, marginInlineStart: "auto", color: vars.color.textSubtle });

/** Border, background and states of every text box. */
export const control = componentStyle({
  display: "block",
  inlineSize: "100%",
  minBlockSize: vars.size.field,
  paddingBlock: "11px",
  paddingInline: "15px",
  border: `1.5px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: "1rem",
  lineHeight: 1.5,
  textOverflow: "ellipsis",
  transitionProperty: "border-color, box-shadow",
  transitionDuration: vars.duration.quick,
  selectors: {
    "&::placeholder": { color: vars.color.textSubtle, opacity: 1 },
    "&:hover:not(:disabled, [aria-invalid=true])": { borderColor: vars.color.borderStrong },
    "&:is(:focus, :focus-visible)": {
      borderColor: vars.color.primary,
      // Visible in forced colours only, which remove the focus shadow.
      outline: "2px solid transparent",
      outlineOffset: 0,
      boxShadow: `0 0 0 3px ${alpha(vars.color.primary, 0.28)}`,
    },
    "&[aria-invalid=true]": {
      borderColor: vars.color.negative,
      boxShadow: `inset 0 0 0 0.5px ${vars.color.negative}`,
    },
    "&[aria-invalid=true]:is(:focus, :focus-visible)": {
      boxShadow: `inset 0 0 0 0.5px ${vars.color.negative}, 0 0 0 3px ${alpha(vars.color.negative, 0.28)}`,
    },
    "&:disabled": {
      borderColor: vars.color.border,
      backgroundColor: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      opacity: 1,
      cursor: "not-allowed",
      WebkitTextFillColor: vars.color.textMuted,
    },
    "&:is(:autofill, :autofill:hover, :autofill:focus)": {
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
      boxShadow: `inset 0 0 0 100px ${vars.color.primarySoft}`,
    },
  },
});

/** Around a control with icons over its ends. */
export const slot = componentStyle({ position: "relative" });

const inside = { position: "absolute", insetBlock: 0, marginBlock: "auto", pointerEvents: "none" } as const;

export const startIcon = componentStyle({ ...inside, insetInlineStart: "15px", color: vars.color.textMuted });
export const endIcon = componentStyle({
  ...inside,
  insetInlineEnd: "15px",
  color: vars.color.textMuted,
  selectors: { "&[data-state=valid]": { color: vars.color.positive } },
  "@media": { [media.forcedColors]: { color: "FieldText" } },
});
export const withStartIcon = componentStyle({ paddingInlineStart: "44px" });
export const withEndIcon = componentStyle({ paddingInlineEnd: "44px" });

/** A unit in the middle of the height, whatever its own is. */
export const suffix = componentStyle({ blockSize: "fit-content" });

/** A suffix before the icon of a check. */
export const beforeMark = componentStyle({ insetInlineEnd: "44px" });
export const withTwoEnds = componentStyle({ paddingInlineEnd: "76px" });
