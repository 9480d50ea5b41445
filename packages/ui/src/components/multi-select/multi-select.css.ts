import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

export const chips = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xsmall,
  marginBlockEnd: vars.space.xsmall,
});
