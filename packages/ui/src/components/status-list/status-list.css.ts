import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const list = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(180px, 100%), 1fr))",
  gap: `${vars.space.medium} ${vars.space.large}`,
  "@media": { [media.belowLargePhone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.small } },
});
export const pair = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "2px",
  "@media": {
    [media.belowLargePhone]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.4fr)",
      gap: vars.space.small,
      alignItems: "baseline",
    },
  },
});
export const term = componentStyle({ ...typeStyle("small"), color: vars.color.textSubtle });
export const detail = componentStyle({ fontWeight: vars.weight.strong, overflowWrap: "break-word" });
