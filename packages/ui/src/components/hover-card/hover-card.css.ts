import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

export const card = componentStyle({
  inlineSize: "max-content",
  maxInlineSize: "min(360px, calc(100vw - 16px))",
  padding: vars.space.medium,
  overflowWrap: "break-word",
});
