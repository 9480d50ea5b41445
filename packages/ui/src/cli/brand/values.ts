import { color, serializeRGB } from "@csstools/css-color-parser";
import {
  type ComponentValue,
  isFunctionNode,
  isTokenNode,
  parseComponentValue,
  parseListOfComponentValues,
  replaceComponentValues,
  stringify,
} from "@csstools/css-parser-algorithms";
import { isTokenComma, tokenize } from "@csstools/css-tokenizer";
import type { Scheme } from "./read-sheet.ts";

type Values = ReadonlyMap<string, string>;

/** A `var()` whose variable is not set, or a circle of them. */
export class UnresolvedValue extends Error {}

const isComma = (value: ComponentValue) => isTokenNode(value) && isTokenComma(value.value);
const textOf = (values: readonly ComponentValue[]) => stringify([[...values]]).trim();

/** The arguments of a function before and after its first comma. */
const argumentsOf = (values: readonly ComponentValue[]): readonly [string, string | undefined] => {
  const comma = values.findIndex(isComma);
  return comma < 0 ? [textOf(values), undefined] : [textOf(values.slice(0, comma)), textOf(values.slice(comma + 1))];
};

/**
 * A value as the browser uses it: with the values of its `var()`, and of `light-dark()` the one of the scheme.
 * Throws `UnresolvedValue`.
 */
export const resolveValue = (value: string, values: Values, scheme: Scheme, seen: readonly string[] = []): string => {
  const resolve = (text: string, more: readonly string[] = []) =>
    resolveValue(text, values, scheme, [...seen, ...more]);
  const replace = (node: ComponentValue): ComponentValue[] | undefined => {
    if (!isFunctionNode(node)) return undefined;
    const name = node.getName().toLowerCase();
    const [first, second] = argumentsOf(node.value);
    if (name === "light-dark") return parse(resolve(scheme === "light" ? first : (second ?? "")));
    if (name !== "var") return undefined;
    if (seen.includes(first)) throw new UnresolvedValue(`${first} refers to itself`);
    const found = values.get(first) ?? second;
    if (found === undefined) throw new UnresolvedValue(`${first} is not set`);
    return parse(resolve(found, [first]));
  };
  return stringify(replaceComponentValues([parse(value)], replace)).trim();
};

const parse = (text: string): ComponentValue[] => parseListOfComponentValues(tokenize({ css: text }));

/** A colour in the screen's space. */
export interface Colour {
  readonly hex: string;
  readonly opaque: boolean;
}

const twoDigits = (channel: number) => Math.round(channel).toString(16).padStart(2, "0");

/** Reads a resolved value as a colour; undefined for anything else. */
export const colourOf = (value: string): Colour | undefined => {
  const node = parseComponentValue(tokenize({ css: value }));
  const found = node && color(node);
  if (!found) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = (
    serializeRGB(found)
      .toString()
      .match(/[\d.]+/g) ?? []
  ).map(Number);
  return { hex: `#${[red, green, blue].map(twoDigits).join("")}`, opaque: alpha === 1 };
};
