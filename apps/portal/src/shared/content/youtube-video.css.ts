import { style } from "@vanilla-extract/css";

export const player = style({ display: "block", inlineSize: "100%", blockSize: "100%", border: 0 });
