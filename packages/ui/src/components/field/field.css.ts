import { componentStyle } from "../../styles/style.ts";
import { alpha, typeStyle } from "../../internal/type-style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const root = componentStyle({ display: "flex", flexDirection: "column", minInlineSize: 0 });

export const label = componentStyle({
  ...typeStyle("label"),
  alignSelf: "start",
  maxInlineSize: "100%",
  marginBlockEnd: "6px",
  color: vars.color.text,
});

export const optionalMark = componentStyle({
  marginInlineStart: "4px",
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});

export const foot = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.medium,
  ...typeStyle("small"),
  color: vars.color.textSubtle,
});

export const note = componentStyle({ marginBlockStart: "6px" });

const message = {
  display: "flex",
  gap: "6px",
  marginBlockStart: "6px",
  fontWeight: vars.weight.strong,
} as const;
export const errorText = componentStyle({ ...message, color: vars.color.negative });
export const messageText = componentStyle({ ...message, color: vars.color.positive });
export const messageIcon = componentStyle({ flexShrink: 0, marginBlockStart: "2px" });

export const counter = componentStyle({ marginBlockStart: "6px", marginInlineStart: "auto" });

/** Border, background and states of every text box. */
export const control = componentStyle({
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

/** One grid cell shared by the box and the icons at its ends. */
export const slot = componentStyle({ display: "grid", alignItems: "center" });

export const inSlot = componentStyle({ gridArea: "1 / 1" });

export const startIcon = componentStyle({
  gridArea: "1 / 1",
  justifySelf: "start",
  marginInlineStart: "15px",
  color: vars.color.textMuted,
  pointerEvents: "none",
});
export const endIcon = componentStyle({
  gridArea: "1 / 1",
  justifySelf: "end",
  marginInlineEnd: "15px",
  pointerEvents: "none",
  color: vars.color.textMuted,
  selectors: {
    "&[data-state=error]": { color: vars.color.negative },
    "&[data-state=valid]": { color: vars.color.positive },
  },
  "@media": { [media.forcedColors]: { color: "FieldText" } },
});
export const withStartIcon = componentStyle({ paddingInlineStart: "44px" });
export const withEndIcon = componentStyle({ paddingInlineEnd: "44px" });

/** A suffix before an error or check icon. */
export const beforeMark = componentStyle({ marginInlineEnd: "44px" });
export const withTwoEnds = componentStyle({ paddingInlineEnd: "76px" });
