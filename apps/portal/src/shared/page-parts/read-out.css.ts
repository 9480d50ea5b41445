import { style } from "@vanilla-extract/css";

/** Text for screen readers beside a visual sign. */
export const readOut = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
