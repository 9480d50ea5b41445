import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";
import { maskIcon } from "../marks/mask.ts";

/** A box of 24 px with its label, in a row of 44 px; the whole row is the target. */
export const row = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.small,
  minBlockSize: vars.size.target,
  paddingBlock: "10px",
  color: vars.color.text,
  selectors: { "&:has(:disabled)": { color: vars.color.textMuted, cursor: "not-allowed" } },
  "@media": { [media.forcedColors]: { selectors: { "&:has(:disabled)": { color: "GrayText" } } } },
});

const box = {
  appearance: "none",
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "24px",
  blockSize: "24px",
  border: `1.5px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surface,
  cursor: "pointer",
  transitionProperty: "background-color, border-color",
  transitionDuration: vars.duration.quick,
} as const;

const chosen = { borderColor: vars.color.primary, backgroundColor: vars.color.primary };
const boxStates = {
  "&:hover:not(:disabled)": { borderColor: vars.color.primary },
  "&:checked": chosen,
  "&[aria-invalid=true]": { borderColor: vars.color.negative, borderWidth: "2px" },
  "&:disabled": { borderColor: vars.color.border, backgroundColor: vars.color.disabledBg, cursor: "not-allowed" },
} as const;

/** In forced colours a disabled choice and its mark are grey. */
const forcedDisabled = {
  "&:disabled": { borderColor: "GrayText", backgroundColor: "Canvas" },
  "&:disabled::after": { backgroundColor: "GrayText" },
} as const;

export const checkbox = componentStyle({
  ...box,
  borderRadius: vars.radius.badge,
  selectors: {
    // On a radio button `:indeterminate` only means that none of its group is checked. Before the states, as a disabled one
    // is grey.
    "&:indeterminate": chosen,
    ...boxStates,
    "&::after": {
      content: '""',
      inlineSize: "18px",
      blockSize: "18px",
      backgroundColor: vars.color.onPrimary,
      opacity: 0,
    },
    "&:checked::after": { opacity: 1, mask: maskIcon("<path d='M5 12.500l4.500 4.500L19 7.500'/>", 3) },
    "&:indeterminate::after": { opacity: 1, mask: maskIcon("<path d='M6 12h12'/>", 3) },
    "&:disabled::after": { backgroundColor: vars.color.textDisabled },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&:checked, &:indeterminate": { backgroundColor: "Highlight" },
        "&::after": { backgroundColor: "HighlightText", forcedColorAdjust: "none" },
        ...forcedDisabled,
      },
    },
  },
});

export const radio = componentStyle({
  ...box,
  borderRadius: vars.radius.round,
  selectors: {
    ...boxStates,
    "&::after": {
      content: '""',
      inlineSize: "9px",
      blockSize: "9px",
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.onPrimary,
      opacity: 0,
    },
    "&:checked::after": { opacity: 1 },
    "&:disabled::after": { backgroundColor: vars.color.textDisabled },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&:checked": { backgroundColor: "Highlight" },
        "&::after": { backgroundColor: "HighlightText", forcedColorAdjust: "none" },
        ...forcedDisabled,
      },
    },
  },
});

export const words = componentStyle({ display: "block", minInlineSize: 0, paddingBlockStart: "0.5px" });
export const hint = componentStyle({
  display: "block",
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textSubtle,
});
