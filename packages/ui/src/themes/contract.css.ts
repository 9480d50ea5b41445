import { createGlobalThemeContract } from "@vanilla-extract/css";
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

/**
 * Every custom property of the kit, under a stable public name: `vars.color.textMuted` is `--lu-color-text-muted`.
 * A brand sets `color`, `radius`, `font`, `slant` and `art`; the rest is the same in all brands.
 */
export const vars = createGlobalThemeContract(
  {
    color: empty(colors.lucarne.light),
    space: empty(space),
    radius: { ...empty(radius), scale: null, round: null },
    size: empty(size),
    font: { family: null },
    text: textStyles,
    weight: empty(weight),
    shadow: empty(shadow),
    duration: empty(duration),
    easing: empty(easing),
    layer: empty(layer),
    /** `angle` as a CSS angle; `ratio` = its tangent: horizontal offset = ratio × height. */
    slant: { angle: null, ratio: null },
    /** Masks (`url(…)`): the mark in two inks, the amount glyph's fill and its outline. `aspect` = width / height. */
    art: { markBase: null, markLit: null, markAspect: null, glyphFill: null, glyphLine: null, glyphAspect: null },
  },
  (_value, path) => `lu-${path.map(kebab).join("-")}`,
);
