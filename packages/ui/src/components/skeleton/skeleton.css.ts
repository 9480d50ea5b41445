import { createVar, keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const width = createVar();
export const height = createVar();

/** From before the start to behind the end, in widths of the light. A change of its position would be a layout per frame. */
const pass = keyframes({ from: { translate: "-250%" }, to: { translate: "280%" } });
const passBack = keyframes({ from: { translate: "250%" }, to: { translate: "-280%" } });

export const skeleton = componentStyle({
  position: "relative",
  display: "block",
  inlineSize: width,
  maxInlineSize: "100%",
  blockSize: height,
  overflow: "clip",
  backgroundColor: vars.color.skeleton,
  "::after": {
    content: '""',
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: "30%",
    inlineSize: "36%",
    backgroundColor: vars.color.skeletonLight,
    transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
    animation: `${pass} 1.4s ${vars.easing.standard} infinite`,
  },
  selectors: { "&:dir(rtl)::after": { animationName: passBack } },
  "@media": {
    [media.reducedMotion]: { selectors: { "&::after, &:dir(rtl)::after": { animation: "none" } } },
    [media.forcedColors]: { border: "1px solid GrayText", "::after": { display: "none" } },
  },
});

export const radius = {
  pane: componentStyle({ borderRadius: vars.radius.pane }),
  control: componentStyle({ borderRadius: vars.radius.control }),
  card: componentStyle({ borderRadius: vars.radius.card }),
  round: componentStyle({ borderRadius: vars.radius.round }),
};

export const lines = componentStyle({ display: "grid", gap: vars.space.xsmall });
