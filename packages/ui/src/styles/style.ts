import { type ComplexStyleRule, globalStyle, type GlobalStyleRule, style, type StyleRule } from "@vanilla-extract/css";
import { type RecipeVariants, recipe, type RuntimeFn } from "@vanilla-extract/recipes";
import { layers } from "./layers.css.ts";

type LayerName = keyof typeof layers;

const inLayer = (rule: StyleRule, layer: LayerName): StyleRule => ({ "@layer": { [layers[layer]]: rule } });

const layered = (rule: ComplexStyleRule, layer: LayerName): ComplexStyleRule => {
  if (!Array.isArray(rule)) return inLayer(rule, layer);
  return rule.map((part) => (typeof part === "string" || Array.isArray(part) ? part : inLayer(part, layer)));
};

/** A class in layer `lu.components`. Selectors and media queries inside work as in `style`. */
export const componentStyle = (rule: ComplexStyleRule, debugId?: string): string =>
  style(layered(rule, "components"), debugId);

/** A class of a layout primitive: layer `lu.layout`, overrides component rules. */
export const layoutStyle = (rule: ComplexStyleRule): string => style(layered(rule, "layout"));

/** A class that overrides everything else in the kit: layer `lu.overrides`. */
export const overrideStyle = (rule: ComplexStyleRule): string => style(layered(rule, "overrides"));

/** A global rule for a selector in the given layer. */
export const globalLayerStyle = (layer: LayerName, selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { "@layer": { [layers[layer]]: rule } });

type VariantGroups = Record<string, Record<string, ComplexStyleRule | string>>;
type ClassNames<Variants extends VariantGroups> = {
  [Group in keyof Variants]: { [Name in keyof Variants[Group]]: string };
};
type Selection<Variants extends VariantGroups> = NonNullable<Parameters<RuntimeFn<ClassNames<Variants>>>[0]>;

/** What `componentRecipe` takes: a vanilla-extract recipe without default variants, which the parts' own props have. */
export interface ComponentRecipe<Variants extends VariantGroups> {
  readonly base?: ComplexStyleRule;
  readonly variants: Variants;
  readonly compoundVariants?: { variants: Selection<NoInfer<Variants>>; style: ComplexStyleRule }[];
}

/**
 * A vanilla-extract recipe with every rule in layer `lu.components`. Its type has the variant names and not
 * their rules, so that the published types stay short.
 */
export const componentRecipe = <Variants extends VariantGroups>({
  base,
  variants,
  compoundVariants,
}: ComponentRecipe<Variants>): RuntimeFn<{
  [Group in keyof Variants]: { [Name in keyof Variants[Group]]: string };
}> => {
  // Before the variants, so that they override it.
  const root = base && componentStyle(base);
  const groups = Object.fromEntries(
    Object.entries(variants).map(([group, rules]) => [
      group,
      Object.fromEntries(
        Object.entries(rules).map(([name, rule]) => [
          name,
          typeof rule === "string" ? rule : componentStyle(rule, `${group}_${name}`),
        ]),
      ),
    ]),
  ) as ClassNames<Variants>;
  return recipe<ClassNames<Variants>>({
    base: root,
    variants: groups,
    compoundVariants: compoundVariants?.map((entry) => ({ ...entry, style: layered(entry.style, "components") })),
  });
};

/** The variant props of a recipe. */
export type { RecipeVariants };
