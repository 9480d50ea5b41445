import { componentStyle } from "../../styles/style.ts";
import { media } from "../../tokens/breakpoints.ts";

export const stage = componentStyle({ perspective: "1100px" });
export const card = componentStyle({
  display: "grid",
  transformStyle: "preserve-3d",
  transition: "transform 480ms ease",
  selectors: { "[data-state=back] > &": { transform: "rotateY(180deg)" } },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const side = componentStyle({ gridArea: "1 / 1", backfaceVisibility: "hidden" });
export const back = componentStyle({ transform: "rotateY(180deg)" });
