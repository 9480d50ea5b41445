import { list } from "postcss";

import { brandVariables, sharedVariables, variableName } from "../../themes/variables.ts";
import { colourOf } from "./values.ts";

/** What a variable takes. */
export interface Kind {
  readonly expected: string;
  readonly fits: (value: string) => boolean;
}

const matches =
  (pattern: RegExp): Kind["fits"] =>
  (value) =>
    pattern.test(value);

const COLOUR: Kind = { expected: "a colour", fits: (value) => colourOf(value) !== undefined };
const LENGTH: Kind = {
  expected: "a length, such as 8px",
  fits: matches(/^(?:0|\d*\.?\d+(?:px|r?em|%|[a-z]{1,4})|(?:calc|min|max|clamp)\(.*\))$/is),
};
const NUMBER: Kind = { expected: "a number", fits: matches(/^-?\d*\.?\d+$/) };
const ANGLE: Kind = {
  expected: "an angle from 0deg to 24deg",
  fits: (value) => {
    const degrees = /^(\d*\.?\d+)(deg)?$/.exec(value);
    return degrees !== null && (degrees[2] !== undefined || degrees[1] === "0") && Number(degrees[1]) <= 24;
  },
};
const ASPECT: Kind = {
  expected: "width / height, such as 40 / 32",
  fits: matches(/^\d*\.?\d+(?:\s*\/\s*\d*\.?\d+)?$/),
};
const IMAGE: Kind = {
  expected: "an image, such as url(…)",
  fits: matches(/^(?:url|image-set|[a-z-]*gradient)\(.+\)$/is),
};
/** A name in quotes, or a function such as `generic(kai)`. */
const QUOTED_FAMILY = /^(?:"[^"]+"|'[^']+'|generic\([^()]+\))$/i;
/** A word of a name without quotes, such as `Trebuchet` or `system-ui`. */
const WORD = /^-{0,2}(?:[a-z_\u0080-\uffff]|\\.)(?:[\w\u0080-\uffff-]|\\.)*$/i;
const isFamily = (family: string): boolean =>
  QUOTED_FAMILY.test(family) || family.split(/\s+/).every((word) => WORD.test(word));
/** They take the value of another rule, which is no font of the brand. */
const WIDE_KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer|default)$/i;
const FONT: Kind = {
  expected: 'names of fonts, such as "Trebuchet MS", sans-serif',
  fits: (value) => !WIDE_KEYWORD.test(value) && list.comma(value).every(isFamily),
};

const EXCEPTIONS: Readonly<Record<string, Kind>> = {
  "--lu-radius-scale": NUMBER,
  "--lu-slant-angle": ANGLE,
  "--lu-slant-ratio": NUMBER,
  "--lu-art-mark-aspect": ASPECT,
  "--lu-art-glyph-aspect": ASPECT,
};
const OF_GROUP: Readonly<Record<keyof typeof brandVariables, Kind>> = {
  color: COLOUR,
  radius: LENGTH,
  font: FONT,
  slant: NUMBER,
  art: IMAGE,
};

/** The public name of a colour: `textMuted` is `--lu-color-text-muted`. */
export const colourVariable = (name: string): string => `--${variableName(["color", name])}`;

const namesIn = (tree: object, path: readonly string[]): readonly string[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? namesIn(value, [...path, key])
      : [`--${variableName([...path, key])}`],
  );

/** What a brand sets, by public name. */
export const BRAND_VARIABLES: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(OF_GROUP) as (keyof typeof brandVariables)[]).flatMap((group) =>
    namesIn(brandVariables[group], [group]).map((name): [string, Kind] => [name, EXCEPTIONS[name] ?? OF_GROUP[group]]),
  ),
);

/** Public names that are the same in all brands. */
export const SHARED_VARIABLES: ReadonlySet<string> = new Set(namesIn(sharedVariables, []));
