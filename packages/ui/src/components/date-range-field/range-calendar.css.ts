import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentStyle, globalLayerStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const prompt = componentStyle({
  ...typeStyle("small"),
  paddingInline: vars.space.xsmall,
  color: vars.color.textMuted,
});

const band = { backgroundColor: vars.color.primarySoft } as const;
export const middle = componentStyle({ ...band, color: vars.color.text });
export const start = componentStyle({
  ...band,
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
});
export const end = componentStyle({
  ...band,
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
});
globalLayerStyle("components", `${middle} > button`, {
  "@media": { [media.forcedColors]: { borderBlock: "2px solid Highlight", borderRadius: 0 } },
});
