import { style } from "@vanilla-extract/css";

export const lines = style({ display: "grid", fontStyle: "normal", overflowWrap: "anywhere" });
