import { style } from "@vanilla-extract/css";

export const parts = style({ display: "flex", flexWrap: "wrap", columnGap: "0.3em" });
