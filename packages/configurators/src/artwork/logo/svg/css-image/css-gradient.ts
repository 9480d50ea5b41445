import type { Box } from "../../../page/boxes.ts";
import { conicGradient } from "./conic-gradient.ts";
import { degreesOf } from "../css/angles.ts";
import { cssStops, seenAt, type CssStop } from "../css/css-stops.ts";
import { pixelsOf, pointIn } from "../css/lengths.ts";
import { valuesOf, wordsOf } from "../css/value-parts.ts";
import type { XmlElement } from "../parse-xml.ts";
import { xmlElement } from "../xml-element.ts";

/** Most stops of a gradient, with those between stops of other opacity. */
const MAX_STOPS = 60;

/** The stops of SVG, which mixes colours apart from their opacity: more of them where the opacity changes. */
const stopElements = (stops: readonly CssStop[]): XmlElement[] => {
  const count = Math.max(1, Math.floor(MAX_STOPS / stops.length));
  const places = stops.flatMap(({ at, levels }, index) => {
    const next = stops[index + 1];
    if (!next || next.levels[3] === levels[3]) return [at];
    return Array.from({ length: count }, (_, step) => at + ((next.at - at) * step) / count);
  });
  // Two stops at one place are a sharp edge: the first of them is seen before it.
  return places.map((at, index) => {
    const isBeforeEdge = places[index + 1] === at;
    const { colour, opacity } = seenAt(stops, isBeforeEdge ? at - 1e-6 : at);
    return xmlElement("stop", { offset: String(at), "stop-color": colour, "stop-opacity": String(opacity) });
  });
};

/** Across and down of a direction such as `to top left`, which runs along the other diagonal. */
const towards = (words: readonly string[], { width, height }: Box): readonly [number, number] | undefined => {
  const across = words.includes("right") ? 1 : words.includes("left") ? -1 : 0;
  const down = words.includes("bottom") ? 1 : words.includes("top") ? -1 : 0;
  if (words.length !== Math.abs(across) + Math.abs(down)) return undefined;
  return across !== 0 && down !== 0 ? [across * height, down * width] : [across, down];
};

const directionOf = (written: string, box: Box): readonly [number, number] | undefined => {
  const [to, ...words] = written.toLowerCase().split(/\s+/u);
  if (to === "to") return towards(words, box);
  const degrees = words.length === 0 ? degreesOf(written) : undefined;
  if (degrees === undefined) return undefined;
  return [Math.sin((degrees * Math.PI) / 180), -Math.cos((degrees * Math.PI) / 180)];
};

/** What reads a gradient: its box, and how many of its units are a pixel. */
export interface GradientSetting {
  readonly box: Box;
  readonly pixel: number;
  readonly id: string;
}

const placeIn =
  (length: number, pixel: number) =>
  (word: string): number | undefined => {
    const pixels = /^[-+.\d]/u.test(word) ? pixelsOf(word, length / pixel) : undefined;
    return pixels === undefined ? undefined : (pixels * pixel) / length;
  };

const linear = (values: readonly string[], { box, pixel, id }: GradientSetting): XmlElement | undefined => {
  const own = directionOf(values[0] ?? "", box);
  const [across, down] = own ?? [0, 1];
  const size = Math.hypot(across, down);
  const [x, y] = [across / size, down / size];
  const length = Math.abs(box.width * x) + Math.abs(box.height * y);
  const stops = cssStops(own ? values.slice(1) : values, placeIn(length, pixel));
  if (!stops) return undefined;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const ends = {
    x1: middleX - (x * length) / 2,
    y1: middleY - (y * length) / 2,
    x2: middleX + (x * length) / 2,
    y2: middleY + (y * length) / 2,
  };
  const lengths = Object.fromEntries(Object.entries(ends).map(([name, value]) => [name, String(value)]));
  return xmlElement("linearGradient", { id, gradientUnits: "userSpaceOnUse", ...lengths }, stopElements(stops));
};

/** The radii of a circle or an ellipse around a point in a box. */
const radiiOf = (words: readonly string[], [x, y]: readonly [number, number], { box, pixel }: GradientSetting) => {
  const sides = { left: x - box.x, right: box.x + box.width - x, top: y - box.y, bottom: box.y + box.height - y };
  const [wide, narrow] = [Math.max(sides.left, sides.right), Math.min(sides.left, sides.right)];
  const [high, low] = [Math.max(sides.top, sides.bottom), Math.min(sides.top, sides.bottom)];
  const lengths = words.filter((word) => /^[.\d]/u.test(word));
  const isCircle = words.includes("circle") || (lengths.length === 1 && !words.includes("ellipse"));
  const size = words.find((word) => word.includes("-")) ?? "farthest-corner";
  if (lengths.length > 0) {
    const across = (pixelsOf(lengths[0] ?? "", box.width / pixel) ?? 0) * pixel;
    const down = lengths[1] === undefined ? across : (pixelsOf(lengths[1], box.height / pixel) ?? 0) * pixel;
    return [across, down] as const;
  }
  const [across, down] = size.startsWith("closest") ? [narrow, low] : [wide, high];
  if (isCircle) {
    const corner = Math.hypot(across, down);
    const side = size.startsWith("closest") ? Math.min(across, down) : Math.max(across, down);
    const radius = size.endsWith("corner") ? corner : side;
    return [radius, radius] as const;
  }
  const share = size.endsWith("corner") ? Math.SQRT2 : 1;
  return [across * share, down * share] as const;
};

const SIZE = /^(?:circle|ellipse|(?:closest|farthest)-(?:side|corner)|[.\d]{1,20}(?:px|%|em)?)$/u;

/** The size and the middle that the first value of a gradient around a point may say. */
const shapeOf = (first: string): { readonly size: readonly string[]; readonly at: string | undefined } | undefined => {
  const words = wordsOf(first.toLowerCase());
  const place = words.indexOf("at");
  const size = place < 0 ? words : words.slice(0, place);
  if (!size.every((word) => SIZE.test(word))) return undefined;
  return { size, at: place < 0 ? undefined : words.slice(place + 1).join(" ") };
};

const radial = (values: readonly string[], setting: GradientSetting): XmlElement | undefined => {
  const { box, pixel, id } = setting;
  const shape = shapeOf(values[0] ?? "");
  const inPixels = { x: 0, y: 0, width: box.width / pixel, height: box.height / pixel };
  const point = pointIn(shape?.at ?? "center", inPixels);
  if (!point) return undefined;
  const middle = [box.x + point[0] * pixel, box.y + point[1] * pixel] as const;
  const [across, down] = radiiOf(shape?.size ?? [], middle, setting);
  if (!(across > 0 && down > 0)) return undefined;
  const stops = cssStops(shape ? values.slice(1) : values, placeIn(across, pixel));
  if (!stops) return undefined;
  const transform = `translate(${middle.join(" ")}) scale(${across} ${down})`;
  const place = { cx: "0", cy: "0", r: "1", gradientUnits: "userSpaceOnUse", gradientTransform: transform };
  return xmlElement("radialGradient", { id, ...place }, stopElements(stops));
};

/** Nothing around changes how a background or a mask is painted. */
export const PLAIN_PAINT = { "fill-opacity": "1", stroke: "none", visibility: "visible" };

/**
 * What a gradient of CSS shows in a box: the gradient and a shape that it fills.
 * @returns undefined for one that is not read
 */
export const cssGradient = (written: string, setting: GradientSetting): XmlElement[] | undefined => {
  const { box, id } = setting;
  const [, name = "", inside = ""] = /^(linear|radial|conic)-gradient\((.*)\)$/isu.exec(written) ?? [];
  if (name.toLowerCase() === "conic") return conicGradient(written, box, id);
  const values = valuesOf(inside);
  const gradient =
    name.toLowerCase() === "linear" ? linear(values, setting) : name === "" ? undefined : radial(values, setting);
  const sides = { x: `${box.x}`, y: `${box.y}`, width: `${box.width}`, height: `${box.height}` };
  return gradient && [gradient, xmlElement("rect", { ...sides, fill: `url(#${id})`, ...PLAIN_PAINT })];
};
