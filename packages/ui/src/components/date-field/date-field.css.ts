import { componentStyle } from "../../styles/style.ts";

/** At the end of the box, over its border. */
export const button = componentStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: "2px",
  marginBlock: "auto",
});
