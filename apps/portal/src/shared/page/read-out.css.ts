import { style } from "@vanilla-extract/css";

/** Words for a screen reader where the eye sees a sign. */
export const readOut = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
