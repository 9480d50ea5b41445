import { colors, duration, easing, layer, radius, shadow, size, space, text, weight } from "../tokens/generated.ts";

type Empty<T> = { [Key in keyof T]: T[Key] extends string | number ? null : Empty<T[Key]> };

const empty = <T extends object>(tree: T): Empty<T> =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "object" && value !== null ? empty(value) : null,
    ]),
  ) as Empty<T>;

const textStyle = { size: null, line: null, weight: null, tracking: null };
const textStyles = Object.fromEntries(Object.keys(text).map((name) => [name, textStyle])) as Record<
  keyof typeof text,
  typeof textStyle
>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Public name of a custom property: `["color", "textMuted"]` is `lu-color-text-muted`. */
export const variableName = (path: readonly string[]): string => `lu-${path.map(kebab).join("-")}`;

/** Custom properties that each brand sets. */
export const brandVariables = {
  color: empty(colors.lucarne.light),
  radius: { ...empty(radius), scale: null, round: null },
  font: { family: null },
  /** `angle` as a CSS angle; `ratio` = its tangent: horizontal offset = ratio × height. */
  slant: { angle: null, ratio: null },
  /** Masks (`url(…)`): the mark in two inks, the amount glyph's fill and its outline. `aspect` = width / height. */
  art: { markBase: null, markLit: null, markAspect: null, glyphFill: null, glyphLine: null, glyphAspect: null },
};

/** Custom properties that are the same in all brands. */
export const sharedVariables = {
  space: empty(space),
  size: empty(size),
  text: textStyles,
  weight: empty(weight),
  shadow: empty(shadow),
  duration: empty(duration),
  easing: empty(easing),
  layer: empty(layer),
};
