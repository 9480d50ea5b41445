import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

/** Beside each other where both have room for a date and the buttons, else below each other. */
export const ends = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr))",
  gap: vars.space.small,
});

const inside = { position: "absolute", insetBlock: 0, marginBlock: "auto" } as const;
/** At the end of the second box, over its border. */
export const button = componentStyle({ ...inside, insetInlineEnd: "2px" });
export const clear = componentStyle({ ...inside, insetInlineEnd: `calc(2px + ${vars.size.target})` });
export const withClear = componentStyle({ paddingInlineEnd: `calc(8px + 2 * ${vars.size.target})` });
