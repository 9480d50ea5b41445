import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

export const panel = componentStyle({
  inlineSize: "max-content",
  maxInlineSize: "min(360px, calc(100vw - 32px))",
  padding: vars.space.medium,
});
