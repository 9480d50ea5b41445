import { componentStyle } from "../../styles/style.ts";

/** Grows with its text where the browser can; elsewhere the corner is pulled. */
export const area = componentStyle({
  minBlockSize: "104px",
  resize: "vertical",
  fieldSizing: "content",
  maxBlockSize: "60vh",
});
