import { closestMatch } from "leven";
import { contrastPairs } from "../../themes/contrast-pairs.ts";
import { contrast } from "../../themes/contrast.ts";
import { BRAND_VARIABLES, colourVariable, SHARED_VARIABLES } from "./kinds.ts";
import { BrokenSheet, type Place, readSheet, type Scheme, SCHEMES, type Variable } from "./read-sheet.ts";
import { type Colour, colourOf, resolveValue, UnresolvedValue } from "./values.ts";

/** Something that is wrong, or with `warning` something to look at. */
export interface Finding extends Partial<Place> {
  readonly level: "fault" | "warning";
  readonly rule:
    | "syntax"
    | "no-brand"
    | "unknown-variable"
    | "missing-variable"
    | "wrong-value"
    | "low-contrast"
    | "shared-variable"
    | "outside-layer"
    | "scheme-inside";
  readonly brand?: string;
  readonly message: string;
}

/** A contrast pair of the kit in one scheme. */
export interface PairResult {
  readonly foreground: string;
  readonly background: string;
  readonly scheme: Scheme;
  readonly minimum: number;
  readonly ratio: number;
}

/** A brand of the sheet. */
export interface BrandResult {
  readonly name: string;
  /** How many variables of the kit it sets. */
  readonly variables: number;
  readonly pairs: readonly PairResult[];
}

export interface SheetResult {
  readonly brands: readonly BrandResult[];
  readonly findings: readonly Finding[];
}

const placeOf = ({ line, column }: Place): Place => ({ line, column });

/** The values in a scheme. Of two declarations the later one wins, and one of a scheme wins over one of both. */
const valuesIn = (variables: readonly Variable[], brand: string, scheme: Scheme): ReadonlyMap<string, Variable> => {
  const own = variables.filter((variable) => variable.brand === brand && !variable.inside);
  const ofPage = variables.filter((variable) => variable.brand === undefined);
  return new Map(
    [ofPage, own]
      .flatMap((some) => [
        ...some.filter((variable) => variable.scheme === undefined),
        ...some.filter((variable) => variable.scheme === scheme),
      ])
      .map((variable) => [variable.name, variable]),
  );
};

const unknownFindings = (brand: string, variables: readonly Variable[]): readonly Finding[] => {
  const first = new Map(variables.toReversed().map((variable) => [variable.name, variable]));
  const unknown = [...first.values()].filter(({ name }) => name.startsWith("--lu-") && !BRAND_VARIABLES.has(name));
  return unknown.reverse().map((variable): Finding => {
    const { name } = variable;
    if (SHARED_VARIABLES.has(name))
      return {
        level: "warning",
        rule: "shared-variable",
        brand,
        message: `${name} is the same in all brands; parts of the kit count on its value.`,
        ...placeOf(variable),
      };
    const close = closestMatch(name, [...BRAND_VARIABLES.keys()], { maxDistance: Math.ceil(name.length / 4) });
    return {
      level: "fault",
      rule: "unknown-variable",
      brand,
      message: `The kit has no ${name}.${close === undefined ? "" : ` Did you mean ${close}?`}`,
      ...placeOf(variable),
    };
  });
};

const missingFindings = (brand: string, values: ReadonlyMap<string, Variable>[]): readonly Finding[] =>
  [...BRAND_VARIABLES.keys()].flatMap((name): readonly Finding[] => {
    const lacking = SCHEMES.filter((_, index) => !values[index]?.has(name));
    const where = lacking.length === 1 ? ` in ${lacking[0]}` : "";
    return lacking.length === 0
      ? []
      : [{ level: "fault", rule: "missing-variable", brand, message: `${name} is missing${where}.` }];
  });

const reasonOf = (name: string, variable: Variable, resolve: () => string): string | undefined => {
  const swallowed = /[\s;](--[\w-]+)\s*:/.exec(variable.value)?.[1];
  if (swallowed !== undefined) return `A semicolon is missing before ${swallowed}.`;
  try {
    const value = resolve();
    const kind = BRAND_VARIABLES.get(name);
    return kind?.fits(value) === false ? `${name} takes ${kind.expected}, not "${value}".` : undefined;
  } catch (error) {
    if (error instanceof UnresolvedValue) return `${name} has no value: ${error.message}.`;
    throw error;
  }
};

/** The resolved values of a brand in one scheme, and what is wrong with them. */
const resolveAll = (brand: string, values: ReadonlyMap<string, Variable>, scheme: Scheme) => {
  const texts = new Map([...values].map(([name, { value }]) => [name, value]));
  const resolved = new Map<string, string>();
  const findings: Finding[] = [];
  for (const [name, variable] of values) {
    if (!BRAND_VARIABLES.has(name)) continue;
    const resolve = () => resolveValue(variable.value, texts, scheme);
    const message = reasonOf(name, variable, resolve);
    if (message === undefined) resolved.set(name, resolve());
    else findings.push({ level: "fault", rule: "wrong-value", brand, message, ...placeOf(variable) });
  }
  return { resolved, findings };
};

/** Rounds down, so that no ratio below its minimum is shown as the minimum. */
const shown = (ratio: number) => Math.floor(ratio * 100) / 100;

const comparePairs = (brand: string, resolved: ReadonlyMap<string, string>, scheme: Scheme) => {
  const colours = new Map<string, Colour | undefined>([...resolved].map(([name, value]) => [name, colourOf(value)]));
  const pairs: PairResult[] = [];
  const findings: Finding[] = [];
  for (const [one, other, minimum] of contrastPairs) {
    const [foreground, background] = [colourVariable(one), colourVariable(other)];
    const [front, back] = [colours.get(foreground), colours.get(background)];
    if (front === undefined || back === undefined) continue;
    if (!front.opaque || !back.opaque) {
      const name = front.opaque ? background : foreground;
      const message = `${scheme}: ${name} is translucent, so that its contrast depends on what is below it.`;
      if (!findings.some((finding) => finding.message === message))
        findings.push({ level: "fault", rule: "wrong-value", brand, message });
      continue;
    }
    const ratio = contrast(front.hex, back.hex);
    pairs.push({ foreground, background, scheme, minimum, ratio: shown(ratio) });
    if (ratio < minimum)
      findings.push({
        level: "fault",
        rule: "low-contrast",
        brand,
        message: `${scheme}: ${foreground} ${front.hex} on ${background} ${back.hex} has a contrast of ${shown(ratio)}, and needs ${minimum}.`,
      });
  }
  return { pairs, findings };
};

const slantFindings = (brand: string, resolved: ReadonlyMap<string, string>): readonly Finding[] => {
  const [angle, ratio] = [resolved.get("--lu-slant-angle"), resolved.get("--lu-slant-ratio")];
  if (angle === undefined || ratio === undefined) return [];
  const wanted = Math.tan((Number.parseFloat(angle) * Math.PI) / 180);
  if (Math.abs(wanted - Number(ratio)) < 0.0015) return [];
  const message = `--lu-slant-ratio is the tangent of --lu-slant-angle: ${wanted.toFixed(3)} for ${angle}, not ${ratio}.`;
  return [{ level: "fault", rule: "wrong-value", brand, message }];
};

const habitFindings = (brand: string, variables: readonly Variable[]): readonly Finding[] => {
  const outside = variables.find(({ layered }) => !layered);
  const colours = variables.filter(({ name }) => name.startsWith("--lu-color-"));
  const repeated = new Set(colours.filter(({ inside }) => inside).map(({ name }) => name));
  const once = colours.find(({ name, inside }) => !inside && !repeated.has(name));
  return [
    ...(outside === undefined
      ? []
      : [
          {
            level: "warning",
            rule: "outside-layer",
            brand,
            message: `${outside.name} is outside @layer lu.theme.`,
            ...placeOf(outside),
          } as const,
        ]),
    ...(once === undefined
      ? []
      : [
          {
            level: "warning",
            rule: "scheme-inside",
            brand,
            message: `${once.name} is not repeated for [data-brand="${brand}"] [data-scheme]:not([data-brand]): an element with a scheme of its own keeps the page's colours.`,
            ...placeOf(once),
          } as const,
        ]),
  ];
};

const withoutRepeats = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((finding) => [`${finding.brand} ${finding.line} ${finding.message}`, finding])).values(),
];

const checkBrand = (name: string, variables: readonly Variable[]): SheetResult => {
  const own = variables.filter(({ brand }) => brand === name);
  const values = SCHEMES.map((scheme) => valuesIn(variables, name, scheme));
  const schemes = SCHEMES.map((scheme, index) => {
    const { resolved, findings } = resolveAll(name, values[index] ?? new Map(), scheme);
    const compared = comparePairs(name, resolved, scheme);
    return { pairs: compared.pairs, findings: [...findings, ...slantFindings(name, resolved), ...compared.findings] };
  });
  const set = new Set(own.map((variable) => variable.name).filter((variable) => BRAND_VARIABLES.has(variable)));
  return {
    brands: [{ name, variables: set.size, pairs: schemes.flatMap(({ pairs }) => pairs) }],
    findings: withoutRepeats([
      ...unknownFindings(name, own),
      ...missingFindings(name, values),
      ...schemes.flatMap(({ findings }) => findings),
      ...habitFindings(name, own),
    ]),
  };
};

const fault = (rule: Finding["rule"], message: string, place: Partial<Place> = {}): SheetResult => ({
  brands: [],
  findings: [{ level: "fault", rule, message, ...place }],
});

/** Checks every brand of a sheet: its variables, their values, and the kit's contrast pairs in light and dark. */
export const checkSheet = (css: string): SheetResult => {
  try {
    const variables = readSheet(css);
    const brands = [...new Set(variables.flatMap(({ brand }) => brand ?? []))];
    if (brands.length === 0) return fault("no-brand", 'No rule for [data-brand="…"] sets a variable.');
    const results = brands.map((brand) => checkBrand(brand, variables));
    return {
      brands: results.flatMap((result) => result.brands),
      findings: results.flatMap(({ findings }) => findings),
    };
  } catch (error) {
    if (error instanceof BrokenSheet) return fault("syntax", `${error.message}.`, error.place);
    throw error;
  }
};

export const hasFaults = ({ findings }: SheetResult): boolean => findings.some(({ level }) => level === "fault");
