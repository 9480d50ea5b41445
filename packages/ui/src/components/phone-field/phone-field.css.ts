import { componentStyle } from "../../styles/style.ts";

export const row = componentStyle({ display: "grid", gridTemplateColumns: "8.25rem minmax(0, 1fr)", gap: "10px" });
