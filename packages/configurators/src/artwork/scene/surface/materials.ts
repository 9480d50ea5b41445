import type { Colour } from "../../drawing/operation.ts";

/** Roof coverings and other fixed colours of the scenes. */
export const COVERINGS = {
  slate: { colour: "#46555f", laid: "slates" },
  clay: { colour: "#b9653f", laid: "tiles" },
  terracotta: { colour: "#a4532f", laid: "tiles" },
  old: { colour: "#6e6a64", laid: "slates" },
  patina: { colour: "#4a9a8c", laid: "seams" },
  graphite: { colour: "#37444c", laid: "seams" },
} as const satisfies Record<string, { colour: Colour; laid: "slates" | "tiles" | "seams" }>;

export type Covering = keyof typeof COVERINGS;

export type Season = "spring" | "summer" | "autumn" | "winter";

export interface SeasonColours {
  /** Lit side, shaded side. */
  readonly leaf: readonly [Colour, Colour];
  /** Far, near. */
  readonly ground: readonly [Colour, Colour];
  readonly needle: readonly [Colour, Colour];
}

const EVERGREEN: readonly [Colour, Colour] = ["#3f7264", "#28574c"];

export const SEASONS: Readonly<Record<Season, SeasonColours>> = {
  spring: { leaf: ["#8dbb7c", "#5e9a68"], ground: ["#a9c98b", "#6fa36c"], needle: EVERGREEN },
  summer: { leaf: ["#4f8f66", "#2f6e55"], ground: ["#86b37a", "#4c8862"], needle: EVERGREEN },
  autumn: { leaf: ["#d98b45", "#b25e2b"], ground: ["#c3b075", "#8b8a57"], needle: EVERGREEN },
  winter: { leaf: ["#e9f0f1", "#9db3ba"], ground: ["#f6f8f7", "#d5e0e3"], needle: ["#dde7e8", "#7c98a0"] },
};

export const FRAME: Colour = "#2b363d";
export const INNER_WOOD: Colour = "#d9ae78";
export const WALL: Colour = "#f1ebdd";
export const GABLE_BOARDS: Colour = "#b98555";
export const BRICK: Colour = "#b9653f";
export const DAYLIGHT: Colour = "#ffd166";
