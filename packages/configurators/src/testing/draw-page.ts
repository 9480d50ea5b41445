import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
} from "@cantoo/pdf-lib";
import sharp from "sharp";
import type { Box } from "../artwork/page/boxes.ts";
import { readInkSamples } from "../artwork/logo/raster/read-ink-jpeg.ts";
import { shownInks } from "./proof.ts";
import { rasterise, type Pixels } from "./raster.ts";

/**
 * Draws pages of a print file without a PDF program: reads the file's own objects and content streams, shares no code
 * with the writer, and stops at an operator that a print file should not have.
 */

type Matrix = readonly [number, number, number, number, number, number];

const times = (inner: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => [
  inner[0] * a + inner[1] * c,
  inner[0] * b + inner[1] * d,
  inner[2] * a + inner[3] * c,
  inner[2] * b + inner[3] * d,
  inner[4] * a + inner[5] * c + e,
  inner[4] * b + inner[5] * d + f,
];

interface State {
  readonly matrix: Matrix;
  readonly fill: string;
  readonly stroke: string;
  readonly line: Readonly<Record<string, string | number>>;
  readonly opacity: number;
  readonly mask: string;
  readonly clip: string;
  readonly fillSpace: PDFObject | undefined;
  readonly strokeSpace: PDFObject | undefined;
}

const START: Omit<State, "matrix"> = {
  fill: "#000",
  stroke: "#000",
  line: { "stroke-width": 1 },
  opacity: 1,
  mask: "",
  clip: "",
  fillSpace: undefined,
  strokeSpace: undefined,
};

const key = (name: string): PDFName => PDFName.of(name);
const rgb = (levels: readonly number[]): string => `rgb(${levels.map((level) => Math.round(level)).join(",")})`;
const inks = (components: readonly number[]): string => rgb(shownInks(components));
const light = (components: readonly number[]): string =>
  rgb((components.length === 1 ? [0, 0, 0].map(() => components[0] ?? 0) : components).map((share) => share * 255));
const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");

class PageReader {
  private readonly context: PDFContext;
  private readonly definitions: string[] = [];

  constructor(context: PDFContext) {
    this.context = context;
  }

  /** The page's content as SVG elements, in points from the lower left corner. */
  async read(content: string, resources: PDFDict, matrix: Matrix): Promise<string> {
    const body = await this.run(content, resources, { ...START, matrix });
    return `<defs>${this.definitions.join("")}</defs>${body}`;
  }

  private define(make: (id: string) => string): string {
    const id = `d${this.definitions.length}`;
    this.definitions.push("");
    this.definitions[Number(id.slice(1))] = make(id);
    return id;
  }

  private dict(object: PDFObject | undefined): PDFDict {
    const found = this.context.lookup(object);
    if (found instanceof PDFRawStream) return found.dict;
    if (!(found instanceof PDFDict)) throw new Error("Not a dictionary");
    return found;
  }

  private numbers(object: PDFObject | undefined): number[] {
    const found = this.context.lookup(object);
    return found instanceof PDFArray
      ? found.asArray().map((entry) => this.context.lookup(entry, PDFNumber).asNumber())
      : [];
  }

  private resource(resources: PDFDict, kind: string, name: string): PDFObject {
    const found = this.dict(resources.get(key(kind))).get(key(name.slice(1)));
    if (!found) throw new Error(`The file has no resource ${name}`);
    return found;
  }

  private colour(space: PDFObject | undefined, components: readonly number[]): string {
    const found = this.context.lookup(space);
    if (found instanceof PDFArray && found.get(0) === key("Separation")) {
      const [from, to] = ["C0", "C1"].map((end) => this.numbers(this.dict(found.get(3)).get(key(end))));
      return inks((from ?? []).map((ink, index) => ink + ((to?.[index] ?? 0) - ink) * (components[0] ?? 0)));
    }
    return components.length === 4 ? inks(components) : light(components);
  }

  private gradient(object: PDFObject, matrix: Matrix): string {
    const shading = this.dict(object);
    const coords = this.numbers(shading.get(key("Coords")));
    const space = shading.get(key("ColorSpace"));
    const blend = this.dict(shading.get(key("Function")));
    const list = this.context.lookup(blend.get(key("Functions")));
    const pieces = list instanceof PDFArray ? list.asArray().map((piece) => this.dict(piece)) : [blend];
    const ends = [0, ...this.numbers(blend.get(key("Bounds"))), 1];
    const stops = pieces.flatMap((piece, index) =>
      ["C0", "C1"].map((end, after) => {
        const colour = this.colour(space, this.numbers(piece.get(key(end))));
        return `<stop offset="${ends[index + after]}" stop-color="${colour}"/>`;
      }),
    );
    const [x1 = 0, y1 = 0, third = 0, fourth = 0, , r = 0] = coords;
    const shared = `gradientUnits="userSpaceOnUse" gradientTransform="matrix(${matrix.join(" ")})"`;
    return this.define((id) =>
      coords.length === 4
        ? `<linearGradient id="${id}" ${shared} ${attributes({ x1, y1, x2: third, y2: fourth })}>${stops.join("")}</linearGradient>`
        : `<radialGradient id="${id}" ${shared} ${attributes({ cx: x1, cy: y1, r })}>${stops.join("")}</radialGradient>`,
    );
  }

  private async form(stream: PDFRawStream, state: State, page: PDFDict): Promise<string> {
    const own = this.numbers(stream.dict.get(key("Matrix")));
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = own;
    const matrix = times([a, b, c, d, e, f], state.matrix);
    const [left = 0, bottom = 0, right = 0, top = 0] = this.numbers(stream.dict.get(key("BBox")));
    const box = `M${left} ${bottom}H${right}V${top}H${left}Z`;
    const clip = this.clip(box, { ...state, matrix }, false);
    const resources = stream.dict.has(key("Resources")) ? this.dict(stream.dict.get(key("Resources"))) : page;
    const content = Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
    const body = await this.run(content, resources, { ...state, matrix, clip, opacity: 1, mask: "" });
    return `<g ${this.blend(state)}>${body}</g>`;
  }

  private blend({ opacity, mask }: State): string {
    return attributes({ opacity, ...(mask && { mask: `url(#${mask})` }) });
  }

  private clip(path: string, { matrix, clip }: State, evenOdd: boolean): string {
    const parent = clip && `clip-path="url(#${clip})"`;
    const rule = evenOdd ? "evenodd" : "nonzero";
    return this.define(
      (id) =>
        `<clipPath id="${id}" ${parent}><path d="${path}" clip-rule="${rule}" transform="matrix(${matrix.join(" ")})"/></clipPath>`,
    );
  }

  private paint(element: string, state: State): string {
    const clipped = state.clip ? `<g clip-path="url(#${state.clip})">${element}</g>` : element;
    return `<g ${this.blend(state)}>${clipped}</g>`;
  }

  private async image(stream: PDFRawStream): Promise<string> {
    const { dict } = stream;
    const [width, height] = ["Width", "Height"].map((name) => dict.lookup(key(name), PDFNumber).asNumber());
    const size = { width: width ?? 0, height: height ?? 0 };
    const isJpeg = dict.lookup(key("Filter")) === key("DCTDecode");
    const inJpeg = isJpeg && dict.get(key("ColorSpace")) === key("DeviceCMYK");
    let levels: Uint8Array | Uint8ClampedArray;
    if (inJpeg) {
      const inverted = this.numbers(dict.get(key("Decode")))[0] === 1;
      levels = (readInkSamples(stream.contents, true)?.samples ?? new Uint8Array()).map((level) =>
        inverted ? 255 - level : level,
      );
    } else if (isJpeg) levels = await sharp(stream.contents).removeAlpha().raw().toBuffer();
    else levels = decodePDFRawStream(stream).decode();
    const count = Math.round(levels.length / (size.width * size.height));
    const alpha = this.context.lookup(dict.get(key("SMask")));
    const opacity = alpha instanceof PDFRawStream ? decodePDFRawStream(alpha).decode() : undefined;
    const pixels = new Uint8Array(size.width * size.height * 4);
    for (let pixel = 0; pixel < size.width * size.height; pixel += 1) {
      const own = Array.from(levels.subarray(pixel * count, (pixel + 1) * count));
      const shown =
        count === 4 ? shownInks(own.map((ink) => ink / 255)) : count === 1 ? [0, 0, 0].map(() => own[0] ?? 0) : own;
      pixels.set([...shown, opacity?.[pixel] ?? 255], pixel * 4);
    }
    const png = await sharp(pixels, { raw: { ...size, channels: 4 } })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString("base64")}`;
  }

  private async object(object: PDFObject, state: State, resources: PDFDict): Promise<string> {
    const stream = this.context.lookup(object);
    if (!(stream instanceof PDFRawStream)) throw new Error("The file draws an object that it does not have");
    if (stream.dict.get(key("Subtype")) === key("Form")) return this.form(stream, state, resources);
    const matrix = times([1, 0, 0, -1, 0, 1], state.matrix);
    const place = `width="1" height="1" preserveAspectRatio="none" transform="matrix(${matrix.join(" ")})"`;
    return this.paint(`<image ${place} href="${await this.image(stream)}"/>`, state);
  }

  private async state(object: PDFObject, state: State, resources: PDFDict): Promise<State> {
    const dict = this.dict(object);
    const opacity = dict.has(key("ca")) ? dict.lookup(key("ca"), PDFNumber).asNumber() : state.opacity;
    const soft = this.context.lookup(dict.get(key("SMask")));
    if (!(soft instanceof PDFDict)) return { ...state, opacity };
    const form = this.context.lookup(soft.get(key("G")));
    if (!(form instanceof PDFRawStream)) throw new Error("A mask without its form");
    const drawn = await this.form(form, { ...START, matrix: state.matrix }, resources);
    const area = 'maskUnits="userSpaceOnUse" x="-30000" y="-30000" width="60000" height="60000"';
    return { ...state, opacity, mask: this.define((id) => `<mask id="${id}" ${area}>${drawn}</mask>`) };
  }

  private async run(content: string, resources: PDFDict, start: State): Promise<string> {
    const out: string[] = [];
    const saved: State[] = [];
    let state = start;
    let operands: string[] = [];
    let path: string[] = [];
    let clipping: "nonzero" | "evenodd" | undefined;
    const values = (): number[] => operands.map(Number).filter((value) => !Number.isNaN(value));
    const finish = (element?: (d: string) => string): void => {
      const d = path.join("");
      const place = `transform="matrix(${state.matrix.join(" ")})"`;
      if (element) out.push(this.paint(`<path d="${d}" ${place} ${element(d)}/>`, state));
      if (clipping) state = { ...state, clip: this.clip(d, state, clipping === "evenodd") };
      path = [];
      clipping = undefined;
    };
    const filled = (rule: string) => finish(() => `fill="${state.fill}" fill-rule="${rule}"`);
    const stroked = () => finish(() => `fill="none" stroke="${state.stroke}" ${attributes(state.line)}`);
    for (const token of content.replaceAll(/[[\]]/gu, " $& ").split(/\s+/u)) {
      if (token === "" || token === "[" || token === "]") continue;
      if (/^[-+.\d/]/u.test(token)) {
        operands.push(token);
        continue;
      }
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values();
      const [name = ""] = operands.slice(-1);
      if (token === "q") saved.push(state);
      else if (token === "Q") state = saved.pop() ?? start;
      else if (token === "cm") state = { ...state, matrix: times([a, b, c, d, e, f], state.matrix) };
      else if (token === "m") path.push(`M${a} ${b}`);
      else if (token === "l") path.push(`L${a} ${b}`);
      else if (token === "c") path.push(`C${a} ${b} ${c} ${d} ${e} ${f}`);
      else if (token === "h") path.push("Z");
      else if (token === "re") path.push(`M${a} ${b}h${c}v${d}h${-c}Z`);
      else if (token === "W") clipping = "nonzero";
      else if (token === "W*") clipping = "evenodd";
      else if (token === "n") finish();
      else if (token === "f") filled("nonzero");
      else if (token === "f*") filled("evenodd");
      else if (token === "S") stroked();
      else if (token === "k") state = { ...state, fill: inks(values()) };
      else if (token === "K") state = { ...state, stroke: inks(values()) };
      else if (token === "rg" || token === "g") state = { ...state, fill: light(values()) };
      else if (token === "RG" || token === "G") state = { ...state, stroke: light(values()) };
      else if (token === "cs") state = { ...state, fillSpace: this.resource(resources, "ColorSpace", name) };
      else if (token === "CS") state = { ...state, strokeSpace: this.resource(resources, "ColorSpace", name) };
      else if (token === "sc") state = { ...state, fill: this.colour(state.fillSpace, values()) };
      else if (token === "SC" || token === "SCN")
        state = { ...state, stroke: this.colour(state.strokeSpace, values()) };
      else if (token === "w") state = { ...state, line: { ...state.line, "stroke-width": a } };
      else if (token === "J")
        state = { ...state, line: { ...state.line, "stroke-linecap": a === 1 ? "round" : "butt" } };
      else if (token === "j")
        state = { ...state, line: { ...state.line, "stroke-linejoin": a === 1 ? "round" : "miter" } };
      else if (token === "M") state = { ...state, line: { ...state.line, "stroke-miterlimit": a } };
      else if (token === "d")
        state = { ...state, line: { ...state.line, "stroke-dasharray": values().slice(0, -1).join(" ") || "none" } };
      else if (token === "gs") state = await this.state(this.resource(resources, "ExtGState", name), state, resources);
      else if (token === "sh") {
        const gradient = this.gradient(this.resource(resources, "Shading", name), state.matrix);
        const area = 'x="-30000" y="-30000" width="60000" height="60000"';
        out.push(this.paint(`<rect ${area} fill="url(#${gradient})"/>`, state));
      } else if (token === "Do")
        out.push(await this.object(this.resource(resources, "XObject", name), state, resources));
      else if (token !== "BDC" && token !== "EMC")
        throw new Error(`A print file should not have the operator ${token}`);
      operands = [];
    }
    return out.join("");
  }
}

const contentOf = (context: PDFContext, object: PDFObject | undefined): string => {
  const found = context.lookup(object);
  if (found instanceof PDFArray)
    return found
      .asArray()
      .map((part) => contentOf(context, part))
      .join("\n");
  if (!(found instanceof PDFRawStream)) throw new Error("The page has no content");
  return Buffer.from(decodePDFRawStream(found).decode()).toString("latin1");
};

/**
 * Draws a page.
 * @param index of the page, from 0
 * @param width of the picture in pixels
 * @param area in points from the upper left corner of the page; the whole page by default
 */
export const drawPage = async (bytes: Uint8Array, index: number, width: number, area?: Box): Promise<Pixels> => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  const { node } = document.getPage(index);
  const { x, y, width: across, height: down } = document.getPage(index).getMediaBox();
  const resources = node.Resources();
  if (!resources) throw new Error("The page has no resources");
  const content = contentOf(document.context, node.get(PDFName.of("Contents")));
  const drawn = await new PageReader(document.context).read(content, resources, [1, 0, 0, -1, -x, y + down]);
  const part = area ?? { x: 0, y: 0, width: across, height: down };
  const size = `width="${part.width}" height="${part.height}"`;
  const view = `viewBox="${part.x} ${part.y} ${part.width} ${part.height}"`;
  return rasterise(`<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}>${drawn}</svg>`, width);
};
