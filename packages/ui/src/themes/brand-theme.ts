import { assignVars, globalStyle } from "@vanilla-extract/css";
import { layers } from "../styles/layers.css.ts";
import type { brands, colors } from "../tokens/generated.ts";
import { radius } from "../tokens/generated.ts";
import { vars } from "./contract.css.ts";

type ColorName = keyof (typeof colors)["lucarne"]["light"];
type Art = Record<keyof typeof vars.art, string>;

/** Values of a brand: two sets of semantic colours, a font, a slant in degrees, a radius scale and masks. */
export interface Brand {
  readonly name: string;
  readonly light: Readonly<Record<ColorName, string>>;
  readonly dark: Readonly<Record<ColorName, string>>;
  readonly tokens: Pick<(typeof brands)[keyof typeof brands], "font" | "slant" | "radiusScale">;
  readonly art: Art;
}

const names = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

const scaledRadii = (scale: number) =>
  Object.fromEntries(
    names(radius).map((name) => [name, `${Math.round(Number.parseFloat(radius[name]) * scale * 100) / 100}px`]),
  ) as Record<keyof typeof radius, string>;

/**
 * Writes a brand's theme for `[data-brand="…"]`, on the root or on any element inside. Both schemes are active at
 * once: `light-dark()` follows `color-scheme`, which `data-scheme` forces. A `data-scheme` inside the brand repeats
 * the declarations, because CSS minifiers lower `light-dark()` to variables that resolve where they are declared.
 */
export const brandTheme = ({ name, light, dark, tokens, art }: Brand): void => {
  const pairs = Object.fromEntries(
    names(light).map((token) => [
      token,
      light[token] === dark[token] ? light[token] : `light-dark(${light[token]}, ${dark[token]})`,
    ]),
  ) as Record<ColorName, string>;
  const root = `[data-brand="${name}"]`;
  globalStyle(`${root}, ${root} [data-scheme]:not([data-brand])`, {
    "@layer": { [layers.theme]: { vars: assignVars(vars.color, pairs) } },
  });
  globalStyle(root, {
    "@layer": {
      [layers.theme]: {
        vars: {
          ...assignVars(vars.radius, {
            ...scaledRadii(tokens.radiusScale),
            scale: `${tokens.radiusScale}`,
            round: "999px",
          }),
          ...assignVars(vars.font, { family: tokens.font }),
          ...assignVars(vars.slant, {
            angle: `${tokens.slant}deg`,
            ratio: `${Math.round(Math.tan((tokens.slant * Math.PI) / 180) * 1000) / 1000}`,
          }),
          ...assignVars(vars.art, art),
        },
        fontFamily: vars.font.family,
        color: vars.color.text,
      },
    },
  });
  // A scheme forced inside a page also sets background and text colour.
  globalStyle(`${root} [data-scheme]:not([data-brand])`, { "@layer": { [layers.theme]: { color: vars.color.text } } });
};
