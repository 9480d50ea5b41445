import type { Colour } from "../../drawing/operation.ts";
import { mix } from "../surface/colour.ts";

export type Hour = "dawn" | "day" | "golden" | "dusk" | "night" | "winter" | "storm";

/** The light of one hour. */
export interface Light {
  /** Top to horizon. */
  readonly sky: readonly [Colour, Colour, Colour, Colour];
  readonly key: Colour;
  readonly ambient: Colour;
  /** Fraction of the ambient colour in every shade. */
  readonly share: number;
  /** Brightness of a surface that faces the light. */
  readonly level: number;
  /** Far to near. */
  readonly hills: readonly [Colour, Colour, Colour];
  readonly sun: Colour;
  /** How bright windows are from outside, 0 to 1. */
  readonly glow: number;
  readonly glass: Glass;
}

/** Upper left to lower right. */
export type Glass = readonly [Colour, Colour, Colour];

export const LIGHTS: Readonly<Record<Hour, Light>> = {
  dawn: {
    sky: ["#5e8ca0", "#a9bfbc", "#f3cfa4", "#ffe6b8"],
    key: "#ffe0a8",
    ambient: "#3e6274",
    share: 0.16,
    level: 0.95,
    hills: ["#9fb4ae", "#6e938f", "#3e6b66"],
    sun: "#fff1cf",
    glow: 0.25,
    glass: ["#f7ddb4", "#7fa9b4", "#38616e"],
  },
  day: {
    sky: ["#3f8db0", "#86bdd2", "#cfe6ea", "#f1f5ec"],
    key: "#fff8e2",
    ambient: "#5b93ac",
    share: 0.08,
    level: 1.05,
    hills: ["#a9cbc4", "#6fa596", "#3c7a68"],
    sun: "#ffffff",
    glow: 0,
    glass: ["#e8f5f6", "#8cc3d6", "#3a7b96"],
  },
  golden: {
    sky: ["#2c6a7a", "#8fa79a", "#f0b873", "#ffe09a"],
    key: "#ffce7a",
    ambient: "#4a4e5a",
    share: 0.14,
    level: 1,
    hills: ["#c79f72", "#7f8467", "#3f5f54"],
    sun: "#fff3cc",
    glow: 0.2,
    glass: ["#ffe6a8", "#d9a566", "#4f6e72"],
  },
  dusk: {
    sky: ["#0b2431", "#1f4c5b", "#9a6a55", "#f5a75c"],
    key: "#f2a067",
    ambient: "#12303d",
    share: 0.42,
    level: 0.72,
    hills: ["#4e5a5c", "#2a454a", "#142e34"],
    sun: "#ffd38a",
    glow: 0.95,
    glass: ["#ffe7a6", "#ffce66", "#e08e3c"],
  },
  night: {
    sky: ["#050e15", "#0b2029", "#153c45", "#2e6266"],
    key: "#9cc7c8",
    ambient: "#06151c",
    share: 0.62,
    level: 0.5,
    hills: ["#1c4147", "#12303a", "#0a2029"],
    sun: "#e9f3ee",
    glow: 1,
    glass: ["#ffedb9", "#ffd166", "#e79a45"],
  },
  winter: {
    sky: ["#7fa6b8", "#b4ccd4", "#e0e9ea", "#f8f3e6"],
    key: "#fff4dc",
    ambient: "#7395a6",
    share: 0.16,
    level: 1,
    hills: ["#d3dfe1", "#a9bfc5", "#73929a"],
    sun: "#fffdf4",
    glow: 0.45,
    glass: ["#f4f4ea", "#a8c6d0", "#557f90"],
  },
  storm: {
    sky: ["#2b3a43", "#566871", "#8b9ba0", "#c3cbc9"],
    key: "#d9e2e2",
    ambient: "#33454f",
    share: 0.3,
    level: 0.8,
    hills: ["#7f9094", "#5a6f74", "#384d53"],
    sun: "#dde3e1",
    glow: 0.75,
    glass: ["#ffe9b0", "#ffd166", "#c88b45"],
  },
};

/** The colour of deep shade and cast shadows. */
export const SHADE: Colour = "#06131a";

/** Windows with more glow count as lit. */
const LIT_FROM = 0.5;

export const isLit = (light: Light): boolean => light.glow > LIT_FROM;

/**
 * A surface colour under a light: mixed with the ambient colour, then lightened to the key colour or darkened by its
 * angle to the light (`facing`, 1 = directly facing).
 */
export const tint = (light: Light, colour: Colour, facing = 1): Colour => {
  const shaded = mix(colour, light.ambient, light.share);
  const brightness = facing * light.level;
  return brightness >= 1
    ? mix(shaded, light.key, Math.min(0.85, (brightness - 1) * 0.9))
    : mix("#08141a", shaded, Math.max(0.12, brightness));
};
