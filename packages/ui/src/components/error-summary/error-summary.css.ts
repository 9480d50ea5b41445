import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

export const list = componentStyle({ display: "grid", gap: "6px", marginBlockStart: "6px" });

export const link = componentStyle({
  borderRadius: vars.radius.pane,
  color: vars.color.text,
  textDecorationThickness: "1.5px",
  textUnderlineOffset: "0.28em",
});
