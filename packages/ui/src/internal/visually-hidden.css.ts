import { overrideStyle } from "../styles/style.ts";

/** Read out, not drawn. */
export const visuallyHidden = overrideStyle({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
