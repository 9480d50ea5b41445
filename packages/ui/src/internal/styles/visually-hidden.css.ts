import { clipped } from "./clipped.ts";
import { overrideStyle } from "../../styles/style.ts";

/** Hidden visually, available to screen readers. */
export const visuallyHidden = overrideStyle({
  ...clipped,
  margin: "-1px",
  whiteSpace: "nowrap",
});
