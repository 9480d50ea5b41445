import { vars } from "../../themes/contract.css.ts";

/** Room beside the page's column on screens wider than it. */
export const outerSide = `max(0px, (100% - ${vars.size.container}) / 2)`;

/** The page's column: centred, with its sides inside. */
export const column = {
  inlineSize: "100%",
  maxInlineSize: vars.size.container,
  marginInline: "auto",
  paddingInline: vars.space.large,
} as const;

export const phoneColumn = { paddingInline: vars.space.medium } as const;
