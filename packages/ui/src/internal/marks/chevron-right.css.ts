import { componentStyle } from "../../styles/style.ts";
import { CHEVRON_RIGHT } from "./mask.ts";
import { mark } from "./mark.ts";

export const chevronRight = componentStyle({
  ...mark(CHEVRON_RIGHT, 16, 2),
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
});
