import { style } from "@vanilla-extract/css";

export const struck = style({ textDecoration: "line-through" });
