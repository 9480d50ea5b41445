import type { Box, Size } from "../../../page/boxes.ts";
import { UnprintableLogo } from "../../fault.ts";
import { pixelsOf } from "../css/lengths.ts";
import { wordsOf } from "../css/value-parts.ts";
import type { XmlElement } from "../parse-xml.ts";
import { refuse } from "../unsupported.ts";
import { cssGradient, part, PLAIN_PAINT } from "./css-gradient.ts";
import { maskIdOf, type MaskLayer } from "./mask-layers.ts";
import { naturalSize, type NaturalSize } from "./natural-size.ts";

/** What a mask of CSS is drawn with. */
export interface MaskSetting {
  readonly id: string;
  /** The box of its element by one of the names of CSS. */
  readonly boxOf: (name: "fill-box" | "stroke-box" | "view-box") => Box;
  /** A picture of the file in a box. */
  readonly picture: (address: string, box: Box) => XmlElement[];
  /** Whether the drawing has a mask by this id, and what its lengths are shares of. */
  readonly maskUnits: (id: string) => "absent" | "drawing" | "shape";
}

const sidesOf = ({ x, y, width, height }: Box): Record<string, string> => ({
  x: `${x}`,
  y: `${y}`,
  width: `${width}`,
  height: `${height}`,
});

const PLAIN = { ...PLAIN_PAINT, fill: "#000000" };

/** Boxes as browsers read them for shapes: a mask begins at the shape and is cut at its line. */
const ORIGINS: Readonly<Record<string, "fill-box" | "stroke-box" | "view-box">> = {
  "stroke-box": "stroke-box",
  "view-box": "view-box",
};
const CLIPS: typeof ORIGINS = {
  "content-box": "fill-box",
  "padding-box": "fill-box",
  "fill-box": "fill-box",
  "view-box": "view-box",
};

/** How far a mask that is not cut reaches, by the size of its shape. */
const FAR = 100;
const farAround = ({ x, y, width, height }: Box): Box => {
  const far = FAR * Math.max(width, height, 1);
  return { x: x - far, y: y - far, width: width + 2 * far, height: height + 2 * far };
};

const lengthOf = (word: string, whole: number): number => pixelsOf(word, whole) ?? refuse(`a mask at ${word}`);

/** The size of an image in a box (CSS Backgrounds, 3.9). */
const sizeIn = (written: string, { width, height }: Size, own: NaturalSize): Size => {
  const [across = "auto", down = "auto"] = wordsOf(written.toLowerCase());
  const ratio = own.ratio ?? (own.width && own.height ? own.width / own.height : undefined);
  const fitted = (isWhole: boolean): Size => {
    if (ratio === undefined) return { width, height };
    const isWide = width / height > ratio;
    return isWide === isWhole ? { width: height * ratio, height } : { width, height: width / ratio };
  };
  if (across === "contain") return fitted(true);
  if (across === "cover") return fitted(false);
  const wide = across === "auto" ? undefined : lengthOf(across, width);
  const high = down === "auto" ? undefined : lengthOf(down, height);
  if (wide !== undefined)
    return { width: wide, height: high ?? (ratio === undefined ? (own.height ?? height) : wide / ratio) };
  if (high !== undefined) return { width: ratio === undefined ? (own.width ?? width) : high * ratio, height: high };
  if (own.width && own.height) return { width: own.width, height: own.height };
  return fitted(true);
};

const SIDES: Readonly<Record<string, number>> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

/** Where an image of a size begins in a box. */
const placeIn = (written: string, box: Box, size: Size): readonly [number, number] => {
  const words = wordsOf(written.toLowerCase());
  if (words.length > 2) return refuse("a mask with edges of its place");
  const [first = "center", second = "center"] = words;
  const isSwapped = ["top", "bottom"].includes(first) || ["left", "right"].includes(second);
  const [across, down] = isSwapped ? [second, first] : [first, second];
  const at = (word: string, room: number): number =>
    Object.hasOwn(SIDES, word) ? (SIDES[word] ?? 0) * room : lengthOf(word, room);
  return [box.x + at(across, box.width - size.width), box.y + at(down, box.height - size.height)];
};

/** Whether an image is repeated across and down. */
const repeatsOf = (written: string): readonly [boolean, boolean] => {
  const words = wordsOf(written.toLowerCase());
  if (words.includes("space") || words.includes("round")) return refuse("a mask with tiles that fit");
  const [first = "repeat", second = first] = words;
  if (first === "repeat-x") return [true, false];
  if (first === "repeat-y") return [false, true];
  return [first === "repeat", second === "repeat"];
};

/** Most tiles of a mask. */
const MAX_TILES = 10_000;

/** An image at its place, and again beside it where it is repeated. */
const tiled = (
  tile: Box,
  [across, down]: readonly [boolean, boolean],
  area: Box,
  id: string,
  draw: (box: Box) => XmlElement[],
): XmlElement[] => {
  const isInside = (from: number, size: number, outer: number, whole: number): boolean =>
    from <= outer + whole * 1e-9 && from + size >= outer + whole * (1 - 1e-9);
  const isAcross = across && !isInside(tile.x, tile.width, area.x, area.width);
  const isDown = down && !isInside(tile.y, tile.height, area.y, area.height);
  if (!isAcross && !isDown) return draw(tile);
  const [wide, high] = [isAcross ? area.width / tile.width : 1, isDown ? area.height / tile.height : 1];
  if (wide * high > MAX_TILES) return refuse("a mask of many tiles");
  const filled = {
    x: isAcross ? area.x : tile.x,
    y: isDown ? area.y : tile.y,
    width: isAcross ? area.width : tile.width,
    height: isDown ? area.height : tile.height,
  };
  // What is in a pattern begins at the corner of its tile.
  const content = draw({ ...tile, x: 0, y: 0 });
  const pattern = part("pattern", { id, patternUnits: "userSpaceOnUse", ...sidesOf(tile) }, content);
  return [pattern, part("rect", { ...PLAIN, ...sidesOf(filled), fill: `url(#${id})` })];
};

/** What a layer shows, as much of it as it lets through. */
const drawnLayer = (layer: MaskLayer, id: string, setting: MaskSetting): XmlElement[] => {
  const { image, mode, clip, origin } = layer;
  const box = setting.boxOf(ORIGINS[origin] ?? "fill-box");
  const edge = setting.boxOf(CLIPS[clip] ?? "stroke-box");
  const area = clip === "no-clip" ? farAround(edge) : edge;
  const masked = (mask: string): XmlElement[] => [
    part("g", { mask: `url(#${mask})` }, [part("rect", { ...PLAIN, ...sidesOf(farAround(box)) })]),
  ];
  const own = maskIdOf(layer);
  if (own !== undefined) {
    const units = setting.maskUnits(own);
    if (units === "absent") return [];
    return units === "drawing" && mode === "match-source" ? masked(own) : refuse("a mask in shares of its shape");
  }
  const [, , address] = /^url\(\s*(["']?)\s*(data:.*?)\s*\1\s*\)$/isu.exec(image) ?? [];
  if (address === undefined && /^url\(/iu.test(image)) throw new UnprintableLogo("outside");
  const size = sizeIn(layer.size, box, address === undefined ? {} : naturalSize(address));
  if (!(size.width > 0 && size.height > 0)) return [];
  const [x, y] = placeIn(layer.position, box, size);
  const draw = (tile: Box): XmlElement[] =>
    address === undefined
      ? (cssGradient(image, { box: tile, pixel: 1, id: `${id}-image` }) ?? refuse(`a mask of ${image}`))
      : setting.picture(address, tile);
  const parts = tiled({ x, y, ...size }, repeatsOf(layer.repeat), area, `${id}-tile`, draw);
  const cut = part("clipPath", { id: `${id}-cut` }, [part("rect", sidesOf(area))]);
  const shown = [cut, part("g", { "clip-path": `url(#${id}-cut)` }, parts)];
  if (mode !== "luminance") return shown;
  const light = part("mask", { id: `${id}-light`, ...wholeOf(area), "mask-type": "luminance" }, shown);
  return [light, ...masked(`${id}-light`)];
};

const wholeOf = (area: Box): Record<string, string> => ({
  maskUnits: "userSpaceOnUse",
  maskContentUnits: "userSpaceOnUse",
  ...sidesOf(area),
});

/**
 * The mask of an element that CSS describes by gradients, pictures and other masks, as one of SVG.
 * @throws {Unsupported} for what is not read
 */
export const cssMask = (layers: readonly MaskLayer[], setting: MaskSetting): XmlElement => {
  const { id } = setting;
  const whole = wholeOf(farAround(setting.boxOf("stroke-box")));
  let below: XmlElement[] = [];
  for (const [index, layer] of [...layers.entries()].toReversed()) {
    if (layer.image === "none") continue;
    const own = drawnLayer(layer, `${id}-${index}`, setting);
    const isLowest = index === layers.length - 1;
    if (layer.composite === "intersect" && !isLowest) {
      const both = part("mask", { id: `${id}-${index}-below`, ...whole, "mask-type": "alpha" }, below);
      below = [both, part("g", { mask: `url(#${id}-${index}-below)` }, own)];
    } else if (layer.composite === "add" || isLowest) below = [...below, ...own];
    else return refuse(`a mask that is composed by ${layer.composite}`);
  }
  return part("mask", { id, ...whole, "mask-type": "alpha" }, below);
};
