import { overrideStyle } from "../styles/style.ts";

/** Hidden visually, available to screen readers. */
export const visuallyHidden = overrideStyle({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
