import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";
import { ALERT, maskIcon } from "../marks/mask.ts";
import { typeStyle } from "../styles/type-style.ts";

/** The error message of a field, with its icon. */
export const errorText = componentStyle({
  ...typeStyle("small"),
  position: "relative",
  marginBlockStart: "6px",
  paddingInlineStart: "22px",
  fontWeight: vars.weight.strong,
  color: vars.color.negative,
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      insetBlockStart: "2px",
      inlineSize: "16px",
      blockSize: "16px",
      backgroundColor: "currentcolor",
      mask: maskIcon(ALERT, 2),
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&::before": { backgroundColor: "CanvasText", forcedColorAdjust: "none" } } },
  },
});
