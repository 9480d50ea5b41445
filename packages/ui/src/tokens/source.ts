import { readFileSync } from "node:fs";
import { flatten, isNode, resolveAlias, type Token, type TokenNode } from "./resolve.ts";

const read = (name: string): TokenNode => {
  const node: unknown = JSON.parse(readFileSync(new URL(`./${name}.tokens.json`, import.meta.url), "utf8"));
  if (!isNode(node)) throw new Error(`${name}.tokens.json is no group of tokens`);
  return node;
};

/** Brands in shipping order. */
export const BRANDS = ["lucarne", "stairwell", "wireframe"] as const;
export const SCHEMES = ["light", "dark"] as const;

const asMap = (tokens: readonly Token[]) => new Map(tokens.map((token) => [token.path, token.value]));

/** Semantic colours of one brand and scheme, with references resolved: `text-muted` → `#4A5962`. */
export const semanticColors = (brand: string, scheme: (typeof SCHEMES)[number]): Map<string, string> => {
  const known = asMap([...flatten(read("core")), ...flatten(read(`brands/${brand}`))]);
  const colors = flatten(read(`scheme-${scheme}`)).map(({ path, value }): [string, string] => {
    const resolved = resolveAlias(value, known);
    if (typeof resolved !== "string") throw new Error(`${path} of ${brand} ${scheme} is no colour`);
    return [path.replace(/^color\./, ""), resolved];
  });
  return new Map(colors);
};

/** A brand's own tokens: ramps, font, slant in degrees, radius scale. */
export const brandTokens = (brand: string): Token[] => {
  const tokens = flatten(read(`brands/${brand}`));
  const known = asMap(tokens);
  return tokens.map((token) => ({ ...token, value: resolveAlias(token.value, known) }));
};

/** Tokens shared by all brands and schemes, and the radii before scaling. */
export const sharedTokens = (): Token[] =>
  ["space", "type", "motion", "elevation"].flatMap((name) => flatten(read(name)));

/** The ramps shared by all brands. */
export const coreTokens = (): Token[] => flatten(read("core"));
