import { componentStyle } from "../../styles/style.ts";

/** Grows with its text where supported; elsewhere the user can resize it. */
export const area = componentStyle({
  minBlockSize: "104px",
  resize: "vertical",
  fieldSizing: "content",
  maxBlockSize: "60vh",
});
