import { PDFArray, PDFNumber, PDFRawStream, type PDFContext, type PDFDict, type PDFObject } from "@cantoo/pdf-lib";
import type { Point } from "../../../artwork/drawing/operation.ts";
import { apply, IDENTITY, multiply, type Matrix } from "../../../artwork/logo/svg/matrix.ts";
import type { Box } from "../../../artwork/page/boxes.ts";
import { endOfInlinePicture, textOf, tokenAt } from "../ink/content-tokens.ts";
import { dictionaryOf, key, MAX_CONTENT } from "../ink/ink-tables.ts";
import { cropOf, loadPdf } from "./pdf-logo.ts";
import { unpack } from "./picture-samples.ts";

/** Operators that fill or draw the path before them. */
const FILLS = new Set(["f", "F", "f*", "B", "B*", "b", "b*"]);
const STROKES = new Set(["S", "s", "B", "B*", "b", "b*"]);
/** Operators that draw text or gradients: where is not read. */
const ANYWHERE = new Set(["sh", "Tj", "TJ", "'", '"']);
const MAX_OPERATOR_LENGTH = 2;
/** Most numbers that one operator has. */
const MAX_OPERANDS = 6;
/** Most forms that are looked into, with those in others: what has more shows something. */
const MAX_FORMS = 1_000;
const MAX_DEPTH = 20;

interface State {
  readonly matrix: Matrix;
  /** Whether areas and lines are transparent. */
  readonly clearFill: boolean;
  readonly clearStroke: boolean;
  readonly line: number;
}

const numbersOf = (object: PDFObject | undefined): number[] =>
  object instanceof PDFArray
    ? object.asArray().map((entry) => (entry instanceof PDFNumber ? entry.asNumber() : Number.NaN))
    : [];

/** Whether all samples of an opacity are zero, apart from the first byte of each row, which may name its prediction. */
const isClear = (context: PDFContext, picture: PDFDict): boolean => {
  const mask = context.lookup(picture.get(key("SMask")));
  if (!(mask instanceof PDFRawStream)) return false;
  const decode = numbersOf(context.lookup(mask.dict.get(key("Decode"))));
  if (decode.length > 0 && (decode[0] !== 0 || decode[1] !== 1)) return false;
  if (/DCT|JPX|CCITT|JBIG2/u.test(String(mask.dict.get(key("Filter"))))) return false;
  const width = mask.dict.lookup(key("Width"));
  const row = mask.dict.has(key("DecodeParms")) && width instanceof PDFNumber ? width.asNumber() + 1 : 0;
  return unpack(mask, MAX_CONTENT).every((level, at) => level === 0 || (row > 0 && at % row === 0));
};

class Page {
  private forms = 0;
  private readonly context: PDFContext;
  private readonly visible: Box;

  constructor(context: PDFContext, visible: Box) {
    this.context = context;
    this.visible = visible;
  }

  /** Whether a content stream draws something on the page. */
  shows(content: Uint8Array, resources: PDFDict | undefined, start: State, depth = 0): boolean {
    const saved: State[] = [];
    let state = start;
    let path: Point[] = [];
    let operands: number[] = [];
    let name = "";
    for (let token = tokenAt(content, 0); token;) {
      let next = token.to;
      const word = token.kind === "other" ? "" : textOf(content, token);
      const number = token.kind === "word" ? Number(word) : Number.NaN;
      if (token.kind === "name") name = word.slice(1);
      else if (Number.isFinite(number)) operands = [...operands.slice(1 - MAX_OPERANDS), number];
      else if (token.kind === "word" && word.length <= MAX_OPERATOR_LENGTH) {
        if (word === "q") saved.push(state);
        else if (word === "Q") state = saved.pop() ?? start;
        else if (word === "cm") state = { ...state, matrix: multiply(state.matrix, matrixOf(operands)) };
        else if (word === "w") state = { ...state, line: operands.at(-1) ?? 1 };
        else if (word === "gs") state = this.changed(state, resources, name);
        else if (word === "BI") {
          if (this.sees(UNIT, state)) return true;
          next = endOfInlinePicture(content, token.to);
        } else if (word === "Do") {
          if (this.showsObject(name, resources, state, depth)) return true;
        } else if (ANYWHERE.has(word)) return true;
        else if (FILLS.has(word) || STROKES.has(word) || word === "n") {
          if (FILLS.has(word) && !state.clearFill && this.sees(path, state)) return true;
          if (STROKES.has(word) && !state.clearStroke && this.sees(path, state, state.line)) return true;
          path = [];
        } else path.push(...pointsOf(word, operands));
        operands = [];
      }
      token = tokenAt(content, next);
    }
    return false;
  }

  /** Whether a shape is on the page, as far as its points say. */
  private sees(points: readonly Point[], { matrix }: State, line = 0): boolean {
    if (points.length === 0) return false;
    const placed = points.map((point) => apply(matrix, point));
    const [a, b, c, d] = matrix;
    const around = (line / 2) * Math.max(Math.hypot(a, b), Math.hypot(c, d));
    const { x, y, width, height } = this.visible;
    const [across, down] = [placed.map(([at]) => at), placed.map(([, at]) => at)];
    const isIn = (all: readonly number[], from: number, to: number): boolean =>
      all.some((at) => at + around > from) && all.some((at) => at - around < to);
    return isIn(across, x, x + width) && isIn(down, y, y + height);
  }

  private changed(state: State, resources: PDFDict | undefined, name: string): State {
    const change = dictionaryOf(
      this.context,
      dictionaryOf(this.context, resources?.get(key("ExtGState")))?.get(key(name)),
    );
    const opacity = (of: string, isClearNow: boolean): boolean => {
      const value = this.context.lookup(change?.get(key(of)));
      return value instanceof PDFNumber ? value.asNumber() === 0 : isClearNow;
    };
    return { ...state, clearFill: opacity("ca", state.clearFill), clearStroke: opacity("CA", state.clearStroke) };
  }

  private showsObject(name: string, resources: PDFDict | undefined, state: State, depth: number): boolean {
    const { context } = this;
    const object = context.lookup(dictionaryOf(context, resources?.get(key("XObject")))?.get(key(name)));
    if (!(object instanceof PDFRawStream)) return false;
    const { dict } = object;
    if (dict.get(key("Subtype")) === key("Image"))
      return !state.clearFill && this.sees(UNIT, state) && !isClear(context, dict);
    this.forms += 1;
    if (this.forms > MAX_FORMS || depth > MAX_DEPTH) return true;
    if (state.clearFill && dict.has(key("Group"))) return false;
    const own = numbersOf(context.lookup(dict.get(key("Matrix"))));
    const matrix = own.length === MAX_OPERANDS ? multiply(state.matrix, matrixOf(own)) : state.matrix;
    const inner = dictionaryOf(context, dict.get(key("Resources"))) ?? resources;
    return this.shows(unpack(object, MAX_CONTENT), inner, { ...state, matrix }, depth + 1);
  }
}

/** The square that a picture fills. */
const UNIT: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

const matrixOf = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix => [a, b, c, d, e, f];

/** The points that an operator adds to a path; handles of curves are counted, which reach further. */
const pointsOf = (word: string, operands: readonly number[]): Point[] => {
  if (word === "re") {
    const [x = 0, y = 0, width = 0, height = 0] = operands.slice(-4);
    return [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
  }
  if (!["m", "l", "c", "v", "y"].includes(word)) return [];
  return Array.from({ length: Math.floor(operands.length / 2) }, (_, at) => [
    operands[2 * at] ?? 0,
    operands[2 * at + 1] ?? 0,
  ]);
};

/** All streams of a page as one: an operator may end in the next one. */
const contentOf = (context: PDFContext, written: PDFObject | undefined): Uint8Array => {
  const parts = written instanceof PDFArray ? written.asArray() : [written];
  const streams = parts.flatMap((part) => {
    const stream = context.lookup(part);
    return stream instanceof PDFRawStream ? [unpack(stream, MAX_CONTENT)] : [];
  });
  const all = new Uint8Array(streams.reduce((sum, { length }) => sum + length + 1, 0)).fill(0x0a);
  let from = 0;
  for (const stream of streams) {
    all.set(stream, from);
    from += stream.length + 1;
  }
  return all;
};

/**
 * Whether the first page of a PDF shows anything: something on the page that is not transparent, white or not.
 * @throws {UnprintableLogo} when the file is locked or damaged
 */
export const pdfShowsAnything = async (bytes: Uint8Array): Promise<boolean> => {
  const document = await loadPdf(bytes);
  const page = document.getPage(0);
  const { node } = page;
  const start: State = { matrix: IDENTITY, clearFill: false, clearStroke: false, line: 1 };
  const content = contentOf(document.context, node.Contents());
  return new Page(document.context, cropOf(page)).shows(content, node.Resources(), start);
};
