import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

/** Grows with its text where supported; elsewhere the user can resize it. */
export const area = componentStyle({
  minBlockSize: "104px",
  resize: "vertical",
  fieldSizing: "content",
  maxBlockSize: "60vh",
  // One line has the height of the other fields.
  selectors: { '&[rows="1"]': { minBlockSize: vars.size.field } },
});
