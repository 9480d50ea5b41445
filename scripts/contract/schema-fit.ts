import { type ContractDocument, resolve, type Schema } from "@lucarne/contract/document";

const typesOf = (schema: Schema): string[] | undefined =>
  schema.type === undefined ? undefined : [schema.type].flat();
const valuesOf = (schema: Schema): unknown[] | undefined => (schema.const === undefined ? schema.enum : [schema.const]);
const branchesOf = (schema: Schema): Schema[] | undefined => schema.oneOf ?? schema.anyOf;
const isClosed = (schema: Schema): boolean =>
  schema.unevaluatedProperties === false || schema.additionalProperties === false;

const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"] as const;
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"] as const;

const typeFits = (type: string, wanted: readonly string[]): boolean =>
  wanted.includes(type) || (type === "integer" && wanted.includes("number"));

const typeMisfits = (sub: Schema, sup: Schema): string[] => {
  const wanted = typesOf(sup);
  const given = typesOf(sub);
  if (!wanted || !given) return [];
  return given.filter((type) => !typeFits(type, wanted)).map((type) => `may be ${type}`);
};

/** Whether a value is there and not beyond a bound. */
const keeps = (value: number | undefined, bound: number | undefined, side: 1 | -1): boolean =>
  bound === undefined || (value !== undefined && value * side <= bound * side);

const boundMisfits = (sub: Schema, sup: Schema): string[] => [
  ...UPPER.filter((key) => !keeps(sub[key], sup[key], 1)).map((key) => `${key} is ${sup[key]}`),
  ...LOWER.filter((key) => !keeps(sub[key], sup[key], -1)).map((key) => `${key} is ${sup[key]}`),
  ...(["pattern", "format"] as const)
    .filter((key) => sup[key] !== undefined && sup[key] !== sub[key])
    .map((key) => `${key} is ${sup[key]}`),
];

const valueMisfits = (sub: Schema, sup: Schema): string[] => {
  const wanted = valuesOf(sup);
  if (!wanted) return [];
  const given = valuesOf(sub);
  if (!given) return [`must be one of ${wanted.join(", ")}`];
  return given.filter((value) => !wanted.includes(value)).map((value) => `${value} is not a value`);
};

/** The closest alternative: the one with the fewest errors. */
const closest = (tries: readonly string[][]): string[] =>
  tries.reduce((best, found) => (found.length < best.length ? found : best), tries[0] ?? []);

/** The documents of both schemas, and how to compare them. */
type Sides = { subDocument: ContractDocument; supDocument: ContractDocument; strict: boolean };

/**
 * Why a value that fits one schema might not fit another; empty when it always does. Each side has its own document for
 * references. `strict` compares bounds, patterns, values and unknown fields too: requests must keep them, while readers
 * of answers accept new fields, new values and longer texts.
 */
export const misfits = (
  sub: Schema,
  sup: Schema,
  sides: Sides,
  where = "",
  seen: ReadonlySet<string> = new Set(),
): string[] => {
  const { subDocument, supDocument, strict } = sides;
  const pair = sub.$ref && sup.$ref ? `${sub.$ref} ${sup.$ref}` : undefined;
  if (pair && seen.has(pair)) return [];
  const now = pair ? new Set([...seen, pair]) : seen;
  const from = resolve(subDocument.components.schemas, sub) ?? {};
  const to = resolve(supDocument.components.schemas, sup) ?? {};
  const at = (words: readonly string[]): string[] => words.map((word) => `${where || "it"} ${word}`);
  const inner = (a: Schema, b: Schema, name: string): string[] =>
    misfits(a, b, sides, where ? `${where}.${name}` : name, now);

  const [branches, targets] = [branchesOf(from), branchesOf(to)];
  if (branches) {
    const rest = { ...from, oneOf: undefined, anyOf: undefined };
    const fit = branches.flatMap((branch) => {
      const choice = targets ?? [{ ...to, allOf: undefined }];
      return closest(choice.map((target) => misfits(branch, target, sides, where, now)));
    });
    return [
      ...fit,
      ...(rest.properties ? misfits(rest, { ...to, oneOf: undefined, anyOf: undefined }, sides, where, now) : []),
    ];
  }
  if (targets) {
    const found = closest(targets.map((branch) => misfits(from, branch, sides, where, now)));
    const rest = { ...to, oneOf: undefined, anyOf: undefined };
    return [...found, ...(rest.properties ? misfits(from, rest, sides, where, now) : [])];
  }

  const properties = Object.entries(from.properties ?? {}).flatMap(([name, schema]) => {
    const target = to.properties?.[name];
    if (target) return inner(schema, target, name);
    return strict && isClosed(to) ? at([`takes no ${name} any more`]) : [];
  });
  const required = (to.required ?? []).filter((name) => !(from.required ?? []).includes(name));
  const composed = strict && to.allOf && JSON.stringify(to.allOf) !== JSON.stringify(from.allOf);
  const [extra, otherExtra] = [from.additionalProperties, to.additionalProperties];
  return [
    ...at(typeMisfits(from, to)),
    ...(strict ? at([...boundMisfits(from, to), ...valueMisfits(from, to)]) : []),
    ...at(required.map((name) => `may lack ${name}`)),
    ...at(composed ? ["has other conditions"] : []),
    ...properties,
    ...(from.items && to.items ? inner(from.items, to.items, "*") : []),
    ...(from.contentSchema && to.contentSchema ? inner(from.contentSchema, to.contentSchema, "text") : []),
    ...(typeof extra === "object" && typeof otherExtra === "object" ? inner(extra, otherExtra, "*") : []),
  ];
};
