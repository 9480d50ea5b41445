import { componentStyle } from "../../styles/style.ts";

/** At the end of the box, over its border. */
export const button = componentStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: "2px",
  marginBlock: "auto",
});

/** Edge's own button would be a second one. */
export const input = componentStyle({
  paddingInlineEnd: "52px",
  selectors: { "&::-ms-reveal": { display: "none" } },
});
