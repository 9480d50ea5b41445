import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const root = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: vars.space.xsmall,
  paddingBlock: vars.space.xlarge,
  paddingInline: vars.space.large,
  textAlign: "center",
  "@media": { [media.belowTablet]: { paddingInline: vars.space.medium } },
});
export const picture = componentStyle({
  inlineSize: "240px",
  maxInlineSize: "100%",
  aspectRatio: "240 / 150",
  marginBlockEnd: "14px",
  borderRadius: vars.radius.control,
  overflow: "clip",
});
export const title = componentStyle({ ...typeStyle("h3"), overflowWrap: "anywhere" });
export const text = componentStyle({ maxInlineSize: "40ch", color: vars.color.textMuted, overflowWrap: "anywhere" });
export const action = componentStyle({ marginBlockStart: "14px" });
