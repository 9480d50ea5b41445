import { componentStyle, globalLayerStyle } from "../../styles/style.ts";

/** With large text the number moves to a second line. */
export const row = componentStyle({ display: "flex", flexWrap: "wrap", gap: "10px" });
globalLayerStyle("components", `${row} > :first-child`, { flex: "0 0 8.25rem", maxInlineSize: "100%" });
globalLayerStyle("components", `${row} > :last-child`, { flex: "1 1 7rem", minInlineSize: 0 });
