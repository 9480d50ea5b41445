import type { Box, Size } from "../../../page/boxes.ts";
import { UnprintableLogo } from "../../fault.ts";
import { pixelsOf } from "../css/lengths.ts";
import { wordsOf } from "../css/value-parts.ts";
import type { XmlElement } from "../parse-xml.ts";
import { xmlElement } from "../xml-element.ts";
import { refuse } from "../unsupported.ts";
import { cssGradient, PLAIN_PAINT } from "./css-gradient.ts";
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

/** How an image is repeated across and down. */
const repeatsOf = (written: string): readonly [string, string] => {
  const [first = "repeat", second = first] = wordsOf(written.toLowerCase());
  if (first === "repeat-x") return ["repeat", "no-repeat"];
  if (first === "repeat-y") return ["no-repeat", "repeat"];
  return [first, second];
};

/** The size of an image of which whole ones fill a box where it says so (CSS Backgrounds, 3.4). */
const roundedIn = (size: Size, box: Size, [across, down]: readonly [string, string], written: string): Size => {
  const fitted = (whole: number, length: number): number => whole / Math.max(1, Math.round(whole / length));
  const width = across === "round" ? fitted(box.width, size.width) : size.width;
  const height = down === "round" ? fitted(box.height, size.height) : size.height;
  const [wide = "auto", high = "auto"] = wordsOf(written.toLowerCase());
  // The side that is not written keeps the proportions.
  if (across === "round" && down !== "round" && high === "auto")
    return { width, height: (size.height * width) / size.width };
  if (down === "round" && across !== "round" && wide === "auto")
    return { width: (size.width * height) / size.height, height };
  return { width, height };
};

/** Where the images of one direction begin, how far one is from the next, and whether there is a next one. */
interface Row {
  readonly from: number;
  readonly step: number;
  readonly isRepeated: boolean;
}

const rowOf = (repeat: string, from: number, size: number, start: number, whole: number): Row => {
  if (repeat !== "space") return { from, step: size, isRepeated: repeat === "repeat" || repeat === "round" };
  const count = Math.floor(whole / size + 1e-9);
  return count < 2
    ? { from, step: size, isRepeated: false }
    : { from: start, step: size + (whole - count * size) / (count - 1), isRepeated: true };
};

/** Most tiles of a mask. */
const MAX_TILES = 10_000;

/** An image at its place, and again beside it where it is repeated. */
const tiled = (
  size: Size,
  { x: across, y: down }: { readonly x: Row; readonly y: Row },
  area: Box,
  id: string,
  draw: (box: Box) => XmlElement[],
): XmlElement[] => {
  const tile = { x: across.from, y: down.from, ...size };
  const isInside = (from: number, size: number, outer: number, whole: number): boolean =>
    from <= outer + whole * 1e-9 && from + size >= outer + whole * (1 - 1e-9);
  const isAcross = across.isRepeated && !isInside(tile.x, tile.width, area.x, area.width);
  const isDown = down.isRepeated && !isInside(tile.y, tile.height, area.y, area.height);
  if (!isAcross && !isDown) return draw(tile);
  const [wide, high] = [isAcross ? area.width / across.step : 1, isDown ? area.height / down.step : 1];
  if (wide * high > MAX_TILES) return refuse("a mask of many tiles");
  const filled = {
    x: isAcross ? area.x : tile.x,
    y: isDown ? area.y : tile.y,
    width: isAcross ? area.width : tile.width,
    height: isDown ? area.height : tile.height,
  };
  // What is in a pattern begins at the corner of its tile.
  const content = draw({ ...tile, x: 0, y: 0 });
  const cell = { x: tile.x, y: tile.y, width: across.step, height: down.step };
  const pattern = xmlElement("pattern", { id, patternUnits: "userSpaceOnUse", ...sidesOf(cell) }, content);
  return [pattern, xmlElement("rect", { ...PLAIN, ...sidesOf(filled), fill: `url(#${id})` })];
};

/** What a layer shows, as much of it as it lets through. */
const drawnLayer = (layer: MaskLayer, id: string, setting: MaskSetting): XmlElement[] => {
  const { image, mode, clip, origin } = layer;
  const box = setting.boxOf(ORIGINS[origin] ?? "fill-box");
  const edge = setting.boxOf(CLIPS[clip] ?? "stroke-box");
  const area = clip === "no-clip" ? farAround(edge) : edge;
  const far = sidesOf(farAround(box));
  const own = maskIdOf(layer);
  if (own !== undefined) {
    const units = setting.maskUnits(own);
    if (units === "absent") return [];
    if (mode !== "match-source") return refuse("a mask of the drawing in another mode");
    return [units === "shape" ? masked(own, { ...sidesOf(box), ...lineAround(box) }) : masked(own, far)];
  }
  const [, , address] = /^url\(\s*(["']?)\s*(data:.*?)\s*\1\s*\)$/isu.exec(image) ?? [];
  if (address === undefined && /^url\(/iu.test(image)) throw new UnprintableLogo("outside");
  const repeats = repeatsOf(layer.repeat);
  const natural = sizeIn(layer.size, box, address === undefined ? {} : naturalSize(address));
  if (!(natural.width > 0 && natural.height > 0)) return [];
  const size = roundedIn(natural, box, repeats, layer.size);
  const [x, y] = placeIn(layer.position, box, size);
  const rows = {
    x: rowOf(repeats[0], x, size.width, box.x, box.width),
    y: rowOf(repeats[1], y, size.height, box.y, box.height),
  };
  const draw = (tile: Box): XmlElement[] =>
    address === undefined
      ? (cssGradient(image, { box: tile, pixel: 1, id: `${id}-image` }) ?? refuse(`a mask of ${image}`))
      : setting.picture(address, tile);
  const parts = tiled(size, rows, area, `${id}-tile`, draw);
  const cut = xmlElement("clipPath", { id: `${id}-cut` }, [xmlElement("rect", sidesOf(area))]);
  const shown = [cut, xmlElement("g", { "clip-path": `url(#${id}-cut)` }, parts)];
  if (mode !== "luminance") return shown;
  const light = xmlElement("mask", { id: `${id}-light`, ...wholeOf(area), "mask-type": "luminance" }, shown);
  return [light, masked(`${id}-light`, far)];
};

/** A rectangle under a mask. */
const masked = (
  mask: string,
  sides: Readonly<Record<string, string>>,
  paint: Readonly<Record<string, string>> = PLAIN,
): XmlElement => xmlElement("g", { mask: `url(#${mask})` }, [xmlElement("rect", { ...paint, ...sides })]);

/** A line so wide that a rectangle reaches as far as `farAround`, while the box that its mask is a share of stays. */
const lineAround = (box: Box): Record<string, string> => ({
  stroke: "#000000",
  "stroke-width": `${box.x - farAround(box).x}`,
});

const wholeOf = (area: Box): Record<string, string> => ({
  maskUnits: "userSpaceOnUse",
  maskContentUnits: "userSpaceOnUse",
  ...sidesOf(area),
});

/** Names of the ways to compose layers that older style sheets have. */
const OLDER: Readonly<Record<string, string>> = {
  "source-over": "add",
  "source-out": "subtract",
  "source-in": "intersect",
  xor: "exclude",
};

const WHITE = { ...PLAIN, fill: "#ffffff" };

/** A layer and the ones below it as one (CSS Masking, 6.8): what both are drawn as, by how much they let through. */
const composed = (
  written: string,
  { own, below, id, area }: { own: XmlElement[]; below: XmlElement[]; id: string; area: Box },
): XmlElement[] => {
  const name = written.toLowerCase();
  const composite = OLDER[name] ?? name;
  if (composite === "add") return [...below, ...own];
  const far = sidesOf(area);
  const mask = (what: string, type: "alpha" | "luminance", parts: XmlElement[]): XmlElement =>
    xmlElement("mask", { id: `${id}-${what}`, ...wholeOf(area), "mask-type": type }, parts);
  const under = mask("below", "alpha", below);
  if (composite === "intersect") return [under, xmlElement("g", { mask: `url(#${id}-below)` }, own)];
  // Light where the lower layers let nothing through.
  const rest = [xmlElement("rect", { ...WHITE, ...far }), masked(`${id}-below`, far)];
  if (composite === "subtract")
    return [under, mask("rest", "luminance", rest), xmlElement("g", { mask: `url(#${id}-rest)` }, own)];
  if (composite !== "exclude") return refuse(`a mask that is composed by ${composite}`);
  // The light of the lower layers, and over it, as far as the layer lets it through, the opposite of that light.
  const light = [masked(`${id}-below`, far, WHITE), xmlElement("g", { mask: `url(#${id}-own)` }, rest)];
  return [under, mask("own", "alpha", own), mask("either", "luminance", light), masked(`${id}-either`, far)];
};

/**
 * The mask of an element that CSS describes by gradients, pictures and other masks, as one of SVG.
 * @throws {Unsupported} for what is not read
 */
export const cssMask = (layers: readonly MaskLayer[], setting: MaskSetting): XmlElement => {
  const { id } = setting;
  const area = farAround(setting.boxOf("stroke-box"));
  let below: XmlElement[] = [];
  for (const [index, layer] of [...layers.entries()].toReversed()) {
    if (layer.image === "none") continue;
    const own = drawnLayer(layer, `${id}-${index}`, setting);
    const isLowest = index === layers.length - 1;
    below = isLowest ? own : composed(layer.composite, { own, below, id: `${id}-${index}`, area });
  }
  return xmlElement("mask", { id, ...wholeOf(area), "mask-type": "alpha" }, below);
};
