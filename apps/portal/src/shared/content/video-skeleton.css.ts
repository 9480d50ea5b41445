import { style } from "@vanilla-extract/css";

export const poster = style({ aspectRatio: "16 / 9" });
