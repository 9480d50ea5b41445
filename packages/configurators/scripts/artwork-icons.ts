import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import svgpath from "svgpath";
import * as z from "zod";

/** Converts the printed icons from lucide (ISC) to plain curves, because the renderers have no arcs. */

/** Our icon names and their lucide names. The first ten are the shop's services. */
const ICONS = {
  installation: "house-plus",
  replacement: "repeat",
  service: "wrench",
  shutters: "panel-top-bottom-dashed",
  blinds: "blinds",
  flashing: "droplets",
  insulation: "thermometer-sun",
  electric: "zap",
  measuring: "ruler",
  advice: "messages-square",
  warranty: "shield-check",
  // A service of the shop without an icon of its own.
  other: "check",
  phone: "phone",
  email: "mail",
  address: "map-pin",
  link: "globe",
  // Sources of points, and certificates. The portal shows them beside the services.
  training: "graduation-cap",
  "online-training": "monitor-play",
  promotion: "gift",
  "response-time": "timer",
  satisfaction: "thumbs-up",
  profile: "clipboard-check",
  "certified-installer": "badge-check",
  "shutters-and-blinds": "blinds",
  "work-at-height": "hard-hat",
  "club-partner": "trophy",
} as const;

const shape = z.tuple([z.string(), z.record(z.string(), z.string())]);
const iconModule = z.object({ __iconData: z.object({ node: z.array(shape) }) });

const circle = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const roundRect = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

const dataOf = ([tag, attributes]: z.infer<typeof shape>): string => {
  const number = (name: string): number => Number(attributes[name] ?? 0);
  switch (tag) {
    case "path":
      return attributes["d"] ?? "";
    case "circle":
      return circle(number("cx"), number("cy"), number("r"));
    case "rect":
      return roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
    case "line":
      return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
    default:
      throw new Error(`No rule for <${tag}>`);
  }
};

const round = (value: number): number => Math.round(value * 1000) / 1000;

const absolute = (data: string): string => {
  let text = "";
  svgpath(data)
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...values], _, x, y) => {
      if (command === "H") text += `L${round(values[0] ?? 0)} ${round(y)}`;
      else if (command === "V") text += `L${round(x)} ${round(values[0] ?? 0)}`;
      else text += `${String(command).toUpperCase()}${values.map((value) => round(Number(value))).join(" ")}`;
    });
  return text;
};

const { resolve } = createRequire(import.meta.url);
const folder = resolve("lucide-react/package.json").replace(/package\.json$/u, "dist/esm/icons/");

const entries = await Promise.all(
  Object.entries(ICONS).map(async ([name, lucide]) => {
    const imported: unknown = await import(`${folder}${lucide}.mjs`);
    const { node } = iconModule.parse(imported).__iconData;
    return `  ${JSON.stringify(name)}: ${JSON.stringify(node.map((item) => absolute(dataOf(item))).join(""))},\n`;
  }),
);

writeFileSync(
  new URL("../src/artwork/icons/generated/icons.ts", import.meta.url),
  `// Written by scripts/artwork-icons.ts from lucide (ISC licence), in its box of 24 by 24.\n` +
    `export const ICON_PATHS: Readonly<Record<string, string>> = {\n${entries.join("")}};\n`,
);
