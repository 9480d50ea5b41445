import { componentStyle } from "../../styles/style.ts";

export const row = componentStyle({ display: "grid", gridTemplateColumns: "132px minmax(0, 1fr)", gap: "10px" });
