import { isObject } from "./is-object.ts";
import type { Token } from "./resolve.ts";
import { brandTokens, coreTokens, type SCHEMES, semanticColors, sharedTokens } from "./source.ts";

interface ColorValue {
  readonly colorSpace: "srgb";
  readonly components: readonly [number, number, number];
  readonly alpha: number;
  readonly hex: string;
}

const share = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000;

/** A colour in the format of the DTCG colour module (2025.10), from `#RRGGBB` or `rgba(r, g, b, a)`. */
export const dtcgColor = (css: string): ColorValue => {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(css);
  const rgba = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(css);
  const parts = hex ? hex.slice(1, 4).map((digits) => Number.parseInt(digits, 16)) : rgba?.slice(1, 4).map(Number);
  if (!parts) throw new Error(`No colour: ${css}`);
  const [red = 0, green = 0, blue = 0] = parts;
  return {
    colorSpace: "srgb",
    components: [share(red), share(green), share(blue)],
    alpha: rgba ? Number(rgba[4]) : 1,
    hex: `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`,
  };
};

const amount = (value: unknown): number => (isObject(value) && typeof value["value"] === "number" ? value["value"] : 0);

const exported = ({ type, value, path }: Token, font: unknown): unknown => {
  if (type === "color" && typeof value === "string") return dtcgColor(value);
  if (type === "shadow" && isObject(value)) return { ...value, color: dtcgColor(String(value["color"])) };
  if (type === "typography" && isObject(value)) {
    const size = amount(value["fontSize"]);
    return {
      fontFamily: font,
      fontSize: value["fontSize"],
      fontWeight: value["fontWeight"],
      letterSpacing: { value: Math.round(amount(value["letterSpacing"]) * size * 1000) / 1000, unit: "px" },
      lineHeight: Math.round((amount(value["lineHeight"]) / size) * 10_000) / 10_000,
    };
  }
  if (value === undefined) throw new Error(`Token ${path} has no value`);
  return value;
};

type Tree = { [key: string]: unknown };

const child = (at: Tree, key: string): Tree => {
  const found = at[key];
  const next: Tree = isObject(found) ? found : {};
  at[key] = next;
  return next;
};

/** One brand in one scheme as a DTCG document without references, for design tools and other platforms. */
export const dtcgDocument = (brand: string, scheme: (typeof SCHEMES)[number]): Tree => {
  const own = brandTokens(brand);
  const font = own.find(({ path }) => path === "font")?.value;
  const semantic = [...semanticColors(brand, scheme)].map(([name, value]) => ({
    path: `color.${name}`,
    type: "color",
    value,
  }));
  const root: Tree = { $description: `Lucarne UI kit: ${brand}, ${scheme}` };
  for (const token of [...coreTokens(), ...own, ...semantic, ...sharedTokens()]) {
    const keys = token.path.split(".");
    const name = keys.pop() ?? "";
    const group = keys.reduce(child, root);
    group[name] = { $type: token.type, $value: exported(token, font) };
  }
  return root;
};
