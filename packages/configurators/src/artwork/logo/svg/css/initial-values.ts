import type { Declarations } from "./declarations.ts";

/** Properties that an element has from the one around it, and what they are without one. */
export const INHERITED = {
  "clip-rule": "nonzero",
  color: "black",
  fill: "black",
  "fill-opacity": "1",
  "fill-rule": "nonzero",
  "marker-end": "none",
  "marker-mid": "none",
  "marker-start": "none",
  "paint-order": "normal",
  stroke: "none",
  "stroke-dasharray": "none",
  "stroke-dashoffset": "0",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-miterlimit": "4",
  "stroke-opacity": "1",
  "stroke-width": "1",
  visibility: "visible",
} as const satisfies Readonly<Record<string, string>>;

const isInherited = (name: string): name is keyof typeof INHERITED => Object.hasOwn(INHERITED, name);

const WIDE = /^(?:initial|revert|revert-layer|unset)$/iu;

/** Declarations with values in the place of `initial`, `unset` and `revert`, which renderers of SVG do not know. */
export const withoutWideWords = (declared: Declarations): Declarations => {
  const entries = Object.entries(declared);
  if (!entries.some(([, value]) => WIDE.test(value.trim()))) return declared;
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const word = value.trim().toLowerCase();
      if (!WIDE.test(word)) return [[name, value]];
      if (!isInherited(name)) return [];
      return [[name, word === "initial" ? INHERITED[name] : "inherit"]];
    }),
  );
};
