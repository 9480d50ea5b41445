import { componentStyle, globalLayerStyle } from "../../styles/style.ts";

/** Where a number does not fit beside its country, it moves to a second line and both fill their lines. */
export const row = componentStyle({ display: "flex", flexWrap: "wrap", gap: "10px" });
globalLayerStyle("components", `${row} > :first-child`, { flex: "1 0 8.25rem", maxInlineSize: "100%" });
globalLayerStyle("components", `${row} > :last-child`, { flex: "9999 1 9rem", minInlineSize: 0 });
