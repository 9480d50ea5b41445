import { besideNotch } from "../../internal/styles/beside-notch.ts";
import { vars } from "../../themes/contract.css.ts";

/** Space on each side of the page column on wide screens. */
export const outerSide = `max(0px, (100% - ${vars.size.container}) / 2)`;

/** The page column: centred, padding included in its width. */
export const column = {
  inlineSize: "100%",
  maxInlineSize: vars.size.container,
  marginInline: "auto",
  paddingInline: besideNotch(vars.space.large),
} as const;

export const phoneColumn = { paddingInline: besideNotch(vars.space.medium) } as const;
