import { style } from "@vanilla-extract/css";

export const words = style({ selectors: { "&:focus": { outline: "none", boxShadow: "none" } } });
