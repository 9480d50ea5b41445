import { typeStyle } from "../../internal/type-style.ts";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

export const root = componentStyle({ display: "flex", flexDirection: "column", minBlockSize: "100%" });
export const title = componentStyle({ ...typeStyle("h4"), marginBlockEnd: vars.space.xxsmall });
export const value = componentStyle({ ...typeStyle("figureL"), marginBlockStart: "auto" });
export const text = componentStyle({ ...typeStyle("dense"), color: vars.color.textMuted });
export const foot = componentStyle({
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.xsmall,
  marginBlockEnd: "-10px",
});
