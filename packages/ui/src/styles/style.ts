import { type ComplexStyleRule, globalStyle, type GlobalStyleRule, style, type StyleRule } from "@vanilla-extract/css";
import { type RecipeVariants, recipe, type RuntimeFn } from "@vanilla-extract/recipes";
import { layers } from "./layers.css.ts";

type LayerName = keyof typeof layers;

const inLayer = (rule: StyleRule, layer: LayerName): StyleRule => ({ "@layer": { [layers[layer]]: rule } });

const layered = (rule: ComplexStyleRule, layer: LayerName): ComplexStyleRule => {
  if (!Array.isArray(rule)) return inLayer(rule, layer);
  return rule.map((part) => (typeof part === "string" || Array.isArray(part) ? part : inLayer(part, layer)));
};

/** A class whose rules stand in layer `lu.components`. Selectors and media queries inside work as in `style`. */
export const componentStyle = (rule: ComplexStyleRule, debugId?: string): string =>
  style(layered(rule, "components"), debugId);

/** A class of a layout primitive: layer `lu.layout`, stronger than any component's own rules. */
export const layoutStyle = (rule: ComplexStyleRule, debugId?: string): string =>
  style(layered(rule, "layout"), debugId);

/** A class that must win over everything else in the kit: layer `lu.overrides`. */
export const overrideStyle = (rule: ComplexStyleRule, debugId?: string): string =>
  style(layered(rule, "overrides"), debugId);

/** A rule for a selector that is no class of ours, in the given layer. */
export const globalLayerStyle = (layer: LayerName, selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { "@layer": { [layers[layer]]: rule } });

type VariantDefinitions = Record<string, ComplexStyleRule | string>;
type VariantGroups = Record<string, VariantDefinitions>;
type BooleanMap<T> = T extends "true" | "false" ? boolean : T;
type Selection<Variants extends VariantGroups> = {
  [Group in keyof Variants]?: BooleanMap<keyof Variants[Group]> | undefined;
};

/** What `componentRecipe` takes; the same as a vanilla-extract recipe. */
export interface ComponentRecipe<Variants extends VariantGroups> {
  readonly base?: ComplexStyleRule;
  readonly variants?: Variants;
  readonly compoundVariants?: { variants: Selection<Variants>; style: ComplexStyleRule }[];
  readonly defaultVariants?: Selection<Variants>;
}

/** A vanilla-extract recipe with every rule in layer `lu.components`. */
export const componentRecipe = <Variants extends VariantGroups>(
  { base, variants, compoundVariants, defaultVariants }: ComponentRecipe<Variants>,
  debugId?: string,
): RuntimeFn<Variants> => {
  const put = (rule: ComplexStyleRule | string) => (typeof rule === "string" ? rule : layered(rule, "components"));
  const groups: VariantGroups = {};
  for (const [group, definitions] of Object.entries(variants ?? {})) {
    groups[group] = Object.fromEntries(Object.entries(definitions).map(([name, rule]) => [name, put(rule)]));
  }
  return recipe<Variants>(
    {
      base: base && layered(base, "components"),
      variants: groups as Variants,
      compoundVariants: compoundVariants?.map((entry) => ({ ...entry, style: layered(entry.style, "components") })),
      defaultVariants,
    },
    debugId,
  );
};

/** The props a recipe understands. */
export type { RecipeVariants };
