import postcss, { type AtRule, CssSyntaxError, type Declaration, type Rule } from "postcss";

export type Scheme = "light" | "dark";
export const SCHEMES: readonly Scheme[] = ["light", "dark"];

/** Where something is in the sheet, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A custom property of one selector. */
export interface Variable extends Place {
  readonly name: string;
  readonly value: string;
  /** Undefined for one of the whole page, such as of `:root`. */
  readonly brand: string | undefined;
  /** Undefined for one of both schemes. */
  readonly scheme: Scheme | undefined;
  /** Whether its selector is for a `data-scheme` inside the brand. */
  readonly inside: boolean;
  /** Whether it is in layer `lu.theme`, where a brand belongs. */
  readonly layered: boolean;
}

/** A sheet that no browser reads as its author meant it. */
export class BrokenSheet extends Error {
  readonly place: Place | undefined;

  constructor(message: string, place: Place | undefined) {
    super(message);
    this.place = place;
  }
}

const BRAND = /\[data-brand=["']?([^"'\]]+)["']?\]/;
const SCHEME = /\[data-scheme=["']?(light|dark)["']?\]/;
const INSIDE = /\[data-brand[^\]]*\]\S*\s.*\[data-scheme/s;
const MEDIA_SCHEME = /prefers-color-scheme:\s*(light|dark)/;
/** The layer itself, or one inside. */
const THEME_LAYER = /^lu\.theme(?:\.|$)/;
const schemeIn = (text: string, pattern: RegExp): Scheme | undefined => {
  const found = pattern.exec(text)?.[1];
  return SCHEMES.find((scheme) => scheme === found);
};

/** Rules and at-rules around a declaration, the outermost first. */
const around = (declaration: Declaration): readonly (Rule | AtRule)[] => {
  const found: (Rule | AtRule)[] = [];
  for (let node = declaration.parent; node?.type === "rule" || node?.type === "atrule"; node = node.parent)
    found.unshift(node);
  return found;
};

/** Each selector of nested rules, with those around it. */
const selectorsOf = (rules: readonly Rule[]): readonly string[] =>
  rules.reduce<readonly string[]>(
    (outer, { selectors }) =>
      outer.flatMap((start) =>
        selectors.map((end) => (end.includes("&") ? end.replaceAll("&", start) : `${start} ${end}`.trim())),
      ),
    [""],
  );

const variablesOf = (declaration: Declaration): readonly Variable[] => {
  const nodes = around(declaration);
  const atRules = nodes.filter((node) => node.type === "atrule");
  const media = atRules.filter(({ name }) => name === "media").map(({ params }) => params);
  // `@layer lu { @layer theme { … } }` is the same layer.
  const layer = atRules
    .filter(({ name }) => name === "layer")
    .map(({ params }) => params)
    .join(".");
  const { line = 1, column = 1 } = declaration.source?.start ?? {};
  // What `:not()` names is not what the selector is for.
  const selectors = selectorsOf(nodes.filter((node) => node.type === "rule")).map((selector) =>
    selector.replaceAll(/:not\([^)]*\)/g, ""),
  );
  return selectors.map((selector) => ({
    name: declaration.prop,
    value: declaration.value,
    brand: BRAND.exec(selector)?.[1],
    scheme: schemeIn(selector, SCHEME) ?? schemeIn(media.join(" "), MEDIA_SCHEME),
    inside: INSIDE.test(selector),
    layered: THEME_LAYER.test(layer),
    line,
    column,
  }));
};

/** The custom properties of a sheet, in its order. Throws `BrokenSheet`. */
export const readSheet = (css: string): readonly Variable[] => {
  try {
    const variables: Variable[] = [];
    postcss.parse(css).walkDecls(/^--/, (declaration) => {
      variables.push(...variablesOf(declaration));
    });
    return variables;
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line, column, reason } = error;
    throw new BrokenSheet(reason, line === undefined || column === undefined ? undefined : { line, column });
  }
};
