import { isObject } from "./is-object.ts";
import { camel, type Token } from "./resolve.ts";
import { BRANDS, SCHEMES, brandTokens, semanticColors, sharedTokens } from "./source.ts";

type Tree = { [key: string]: Tree | string | number };

const round = (value: number) => Math.round(value * 10_000) / 10_000;

const dimension = (value: unknown): { value: number; unit: string } => {
  if (!isObject(value) || typeof value["value"] !== "number" || typeof value["unit"] !== "string") {
    throw new Error(`No dimension: ${JSON.stringify(value)}`);
  }
  return { value: value["value"], unit: value["unit"] };
};

const cssDimension = (value: unknown): string => {
  const { value: amount, unit } = dimension(value);
  return amount === 0 ? "0" : `${amount}${unit}`;
};

/** Text sizes are in rem, so that they follow the user's font size. */
const cssFontSize = (value: unknown): string => `${round(dimension(value).value / 16)}rem`;

/** CSS text of one token; typography and shadows are composites. */
const cssValue = ({ type, value, path }: Token): Tree | string | number => {
  if (type === "dimension" || type === "duration") return cssDimension(value);
  if (type === "cubicBezier" && Array.isArray(value)) return `cubic-bezier(${value.join(", ")})`;
  if (type === "fontFamily" && Array.isArray(value)) {
    return value.map((name) => (String(name).includes(" ") ? `"${name}"` : String(name))).join(", ");
  }
  if (type === "typography" && isObject(value)) {
    return {
      size: cssFontSize(value["fontSize"]),
      line: round(dimension(value["lineHeight"]).value / dimension(value["fontSize"]).value),
      weight: Number(value["fontWeight"]),
      tracking: cssDimension(value["letterSpacing"]),
    };
  }
  if (type === "shadow" && isObject(value)) {
    const lengths = [value["offsetX"], value["offsetY"], value["blur"]].map(cssDimension).join(" ");
    return `${lengths} ${String(value["color"])}`;
  }
  if (typeof value === "string" || typeof value === "number") return value;
  throw new Error(`Token ${path} of type ${type} cannot be written as CSS`);
};

const nest = (tokens: readonly Token[]): Tree => {
  const root: Tree = {};
  for (const token of tokens) {
    const keys = token.path.split(".").map(camel);
    const last = keys.pop() ?? "";
    let at = root;
    for (const key of keys) {
      const next = at[key];
      const child: Tree = typeof next === "object" ? next : {};
      at[key] = child;
      at = child;
    }
    at[last] = cssValue(token);
  }
  return root;
};

const print = (value: Tree | string | number, indent: string): string => {
  if (typeof value !== "object")
    return typeof value === "string" && value.includes('"') ? `'${value}'` : JSON.stringify(value);
  const lines = Object.entries(value).map(([key, child]) => {
    const name = /^([A-Za-z]\w*|[1-9]\d*|0)$/.test(key) ? key : JSON.stringify(key);
    return `${indent}  ${name}: ${print(child, `${indent}  `)},\n`;
  });
  return `{\n${lines.join("")}${indent}}`;
};

const write = (name: string, tree: Tree): string => `export const ${name} = ${print(tree, "")} as const;\n`;

const colorsOf = (brand: string): Tree =>
  Object.fromEntries(
    SCHEMES.map((scheme) => [
      scheme,
      Object.fromEntries([...semanticColors(brand, scheme)].map(([name, value]) => [camel(name), value])),
    ]),
  );

/** The full text of generated.ts. */
export const renderTokens = (): string => {
  const shared = nest(sharedTokens());
  const brands = Object.fromEntries(BRANDS.map((brand) => [brand, nest(brandTokens(brand))]));
  const colors = Object.fromEntries(BRANDS.map((brand) => [brand, colorsOf(brand)]));
  return [
    "// Generated from the *.tokens.json files beside it by scripts/tokens.ts. Change those, not this.\n",
    ...Object.entries(shared).map(([name, tree]) => (typeof tree === "object" ? write(name, tree) : "")),
    write("brands", brands),
    write("colors", colors),
  ].join("\n");
};
