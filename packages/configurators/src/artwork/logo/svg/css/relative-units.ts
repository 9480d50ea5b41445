import type { Size } from "../../../page/boxes.ts";
import type { Declarations } from "./declarations.ts";

/** What lengths of a font and of the window refer to, in pixels. */
export interface Bases {
  readonly em: number;
  readonly rem: number;
  /** The drawing itself; undefined for its root, whose size is not known yet. */
  readonly window: Size | undefined;
}

/** Longest value that is read, and names whose values have no lengths. */
const MAX_LENGTH = 4_000;
const NAMES: ReadonlySet<string> = new Set(["class", "d", "font-family", "href", "id", "points", "src", "style"]);

const RELATIVE =
  /(?<![\w.#-])([-+]?(?:\d{1,20}\.?\d{0,20}|\.\d{1,20})(?:e[-+]?\d{1,3})?)(r?em|ex|[dls]?v(?:b|h|i|max|min|w))(?![\w-])/giu;
const UNIT = /\d(?:r?em|ex|[dls]?v(?:b|h|i|max|min|w))/iu;

const baseOf = (unit: string, { em, rem, window }: Bases): number | undefined => {
  if (unit === "em") return em;
  if (unit === "rem") return rem;
  if (unit === "ex") return em / 2;
  if (!window) return undefined;
  const { width, height } = window;
  if (unit.endsWith("min")) return Math.min(width, height) / 100;
  if (unit.endsWith("max")) return Math.max(width, height) / 100;
  return (/[hb]$/u.test(unit) ? height : width) / 100;
};

/** Declarations whose lengths do not depend on a font or on the window. */
export const withoutRelativeUnits = (declared: Declarations, bases: Bases): Declarations => {
  const entries = Object.entries(declared);
  const isRelative = ([name, value]: readonly [string, string]): boolean =>
    !NAMES.has(name) && value.length <= MAX_LENGTH && UNIT.test(value);
  if (!entries.some(isRelative)) return declared;
  return Object.fromEntries(
    entries.map((entry) => {
      if (!isRelative(entry)) return entry;
      const plain = entry[1].replaceAll(RELATIVE, (length, number: string, unit: string) => {
        const base = baseOf(unit.toLowerCase(), bases);
        return base === undefined ? length : `${Number(number) * base}px`;
      });
      return [entry[0], plain];
    }),
  );
};
