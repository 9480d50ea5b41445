/** Resolves a reference inside a document. */
export const resolve = (document, value) => {
  let at = value;
  while (typeof at?.$ref === "string") {
    at = at.$ref
      .slice(2)
      .split("/")
      .reduce((inner, step) => inner?.[step.replaceAll("~1", "/").replaceAll("~0", "~")], document);
  }
  return at ?? {};
};

const typesOf = (schema) => (schema.type === undefined ? undefined : [schema.type].flat());
const valuesOf = (schema) => (schema.const === undefined ? schema.enum : [schema.const]);
const branchesOf = (schema) => schema.oneOf ?? schema.anyOf;
const isClosed = (schema) => schema.unevaluatedProperties === false || schema.additionalProperties === false;

const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];

const typeFits = (type, wanted) => wanted.includes(type) || (type === "integer" && wanted.includes("number"));

const typeMisfits = (sub, sup) => {
  const wanted = typesOf(sup);
  const given = typesOf(sub);
  if (!wanted || !given) return [];
  return given.filter((type) => !typeFits(type, wanted)).map((type) => `may be ${type}`);
};

const boundMisfits = (sub, sup) => [
  ...UPPER.filter((key) => sup[key] !== undefined && !(sub[key] <= sup[key])).map((key) => `${key} is ${sup[key]}`),
  ...LOWER.filter((key) => sup[key] !== undefined && !(sub[key] >= sup[key])).map((key) => `${key} is ${sup[key]}`),
  ...["pattern", "format"]
    .filter((key) => sup[key] !== undefined && sup[key] !== sub[key])
    .map((key) => `${key} is ${sup[key]}`),
];

const valueMisfits = (sub, sup) => {
  const wanted = valuesOf(sup);
  if (!wanted) return [];
  const given = valuesOf(sub);
  if (!given) return [`must be one of ${wanted.join(", ")}`];
  return given.filter((value) => !wanted.includes(value)).map((value) => `${value} is not a value`);
};

/** The closest alternative: the one with the fewest errors. */
const closest = (tries) => tries.reduce((best, found) => (found.length < best.length ? found : best), tries[0] ?? []);

/**
 * Why a value that fits one schema might not fit another; empty when it always does. Each side has its own document for
 * references. `strict` compares bounds, patterns, values and unknown fields too: requests must keep them, while readers
 * of answers accept new fields, new values and longer texts.
 */
export const misfits = (sub, sup, { subDocument, supDocument, strict }, where = "", seen = new Set()) => {
  const pair = sub.$ref && sup.$ref ? `${sub.$ref} ${sup.$ref}` : undefined;
  if (pair && seen.has(pair)) return [];
  const now = pair ? new Set([...seen, pair]) : seen;
  const sides = { subDocument, supDocument, strict };
  const [from, to] = [resolve(subDocument, sub), resolve(supDocument, sup)];
  const at = (words) => words.map((word) => `${where || "it"} ${word}`);
  const inner = (a, b, name) => misfits(a, b, sides, where ? `${where}.${name}` : name, now);

  if (branchesOf(from)) {
    const rest = { ...from, oneOf: undefined, anyOf: undefined };
    const fit = branchesOf(from).flatMap((branch) => {
      const targets = branchesOf(to) ?? [{ ...to, allOf: undefined }];
      return closest(targets.map((target) => misfits(branch, target, sides, where, now)));
    });
    return [
      ...fit,
      ...(rest.properties ? misfits(rest, { ...to, oneOf: undefined, anyOf: undefined }, sides, where, now) : []),
    ];
  }
  if (branchesOf(to)) {
    const found = closest(branchesOf(to).map((branch) => misfits(from, branch, sides, where, now)));
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
  const extra = [from.additionalProperties, to.additionalProperties];
  return [
    ...at(typeMisfits(from, to)),
    ...(strict ? at([...boundMisfits(from, to), ...valueMisfits(from, to)]) : []),
    ...at(required.map((name) => `may lack ${name}`)),
    ...at(composed ? ["has other conditions"] : []),
    ...properties,
    ...(from.items && to.items ? inner(from.items, to.items, "*") : []),
    ...(from.contentSchema && to.contentSchema ? inner(from.contentSchema, to.contentSchema, "text") : []),
    ...(extra.every((part) => part && typeof part === "object") ? inner(extra[0], extra[1], "*") : []),
  ];
};
