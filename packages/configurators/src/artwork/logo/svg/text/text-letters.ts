import type { Size } from "../../../page/boxes.ts";
import { pixelsOf } from "../css/lengths.ts";
import type { XmlElement } from "../parse-xml.ts";
import type { Placed } from "../css/selectors.ts";
import type { Styled } from "../css/style-sheet.ts";
import { textStyleOf, type TextStyle, type Writing } from "./text-style.ts";

/** Where a letter is put: a place, a step, a turn in degrees. */
const PLACES = ["x", "y", "dx", "dy", "rotate"] as const;

type Place = (typeof PLACES)[number];

/** Which place along or across a line that runs down or up each place of the drawing is. */
const DOWN = { x: ["y", -1], y: ["x", 1], dx: ["dy", -1], dy: ["dx", 1] } as const;
const UP = { x: ["y", 1], y: ["x", -1], dx: ["dy", 1], dy: ["dx", -1] } as const;
const TURNED: Readonly<Record<Writing, Partial<Record<Place, readonly [Place, 1 | -1]>>>> = {
  right: {},
  mixed: DOWN,
  upright: DOWN,
  down: DOWN,
  up: UP,
};

/** A letter of a text with the element that paints it. */
export interface Letter {
  readonly character: string;
  readonly owner: Placed;
  readonly style: TextStyle;
  readonly place: Partial<Record<Place, number>>;
  /** The `textPath` that it stands on. */
  readonly path: Placed | undefined;
}

/** Letters that are spread, or stretched, to a length. */
export interface Spread {
  /** The letters from the first to before the last. */
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly isStretched: boolean;
}

/** The letters of a text, and which of them have a length; inner ones first. */
export interface Lettering {
  readonly letters: readonly Letter[];
  readonly spreads: readonly Spread[];
}

/** Most letters of a text. */
const MAX_LETTERS = 5_000;

/** Letters that only say how others are set: where a word may be broken, and that it is no picture. */
const UNSEEN: ReadonlySet<string> = new Set(["\u00AD", "\u200B", "\u2060", "\uFE0E", "\uFEFF"]);

class NotPlain extends Error {}

const notPlain = (): never => {
  throw new NotPlain();
};

/** A letter as it is set, such as a small capital, and its style. */
export type SetLetter = (letter: string, style: TextStyle) => Pick<Letter, "style"> & { readonly text: string };

class Letters {
  private readonly letters: Letter[] = [];
  private readonly spreads: Spread[] = [];
  private readonly styled: Styled;
  private readonly area: Size;
  private readonly set: SetLetter;
  /** Whether a space would follow another one, or begin the text. */
  private afterSpace = true;

  constructor(styled: Styled, area: Size, set: SetLetter) {
    this.styled = styled;
    this.area = area;
    this.set = set;
  }

  of(placed: Placed): Lettering {
    this.add(placed, undefined);
    const last = this.letters.at(-1);
    if (last?.character === " " && !last.style.keepsSpace) this.letters.pop();
    return { letters: this.letters, spreads: this.spreads };
  }

  private add(placed: Placed, outer: Placed | undefined): void {
    const { element } = placed;
    const isPath = element.name === "textPath";
    const isInside = isPath && outer === undefined && placed.parent?.element.name === "text";
    if (!["a", "text", "tspan"].includes(element.name) && !isInside) notPlain();
    const path = isPath ? placed : outer;
    const declared = this.styled.of(placed);
    if (declared["display"]?.trim() === "none") return;
    const style = textStyleOf(placed, this.styled) ?? notPlain();
    if (path && style.writing !== "right") notPlain();
    const from = this.letters.length;
    for (const part of element.content ?? [])
      if (typeof part !== "string")
        this.add({ element: part, parent: placed, index: element.children.indexOf(part) }, path);
      else this.addText(part, { owner: placed, style, path });
    this.put(this.letters.slice(from), element, declared);
    this.spread(from, declared);
  }

  private addText(text: string, own: Pick<Letter, "owner" | "style" | "path">): void {
    const { style } = own;
    const changed =
      style.change === "none" ? text : style.change === "uppercase" ? text.toUpperCase() : text.toLowerCase();
    if (style.keepsLines && /[\n\r]/u.test(text)) notPlain();
    for (const written of changed) {
      if (UNSEEN.has(written)) continue;
      const character = /[\t\n\r]/u.test(written) ? " " : written;
      const isSpace = character === " ";
      if (isSpace && this.afterSpace && !style.keepsSpace) continue;
      this.afterSpace = isSpace;
      const letter = this.set(character, style);
      for (const one of letter.text) {
        if (this.letters.length >= MAX_LETTERS) notPlain();
        this.letters.push({ ...own, character: one, style: letter.style, place: {} });
      }
    }
  }

  /** Gives the letters of an element the places that it lists, as far as an inner element has not. */
  private put(letters: readonly Letter[], element: XmlElement, declared: Readonly<Record<string, string>>): void {
    if (element.name === "a" || element.name === "textPath") return;
    for (const name of PLACES) {
      const listed = (declared[name] ?? "").split(/[\s,]+/u).filter((word) => word !== "");
      const whole = name === "y" || name === "dy" ? this.area.height : this.area.width;
      const numbers = listed.map((word) => pixelsOf(word, whole) ?? notPlain());
      for (const [index, { place, style }] of letters.entries()) {
        const own = numbers[index] ?? (name === "rotate" ? numbers.at(-1) : undefined);
        if (own === undefined) continue;
        const [along, sign] = TURNED[style.writing][name] ?? [name, 1];
        place[along] ??= sign * own;
      }
    }
  }

  private spread(from: number, declared: Readonly<Record<string, string>>): void {
    const written = declared["textLength"];
    const length = written === undefined ? undefined : pixelsOf(written, this.area.width);
    if (length === undefined || length < 0 || this.letters.length === from) return;
    const isStretched = declared["lengthAdjust"]?.trim() === "spacingAndGlyphs";
    this.spreads.push({ from, to: this.letters.length, length, isStretched });
  }
}

/** The letters of a text without the spaces that browsers leave out; undefined for lines other than plain ones. */
export const lettersOf = (text: Placed, styled: Styled, area: Size, set: SetLetter): Lettering | undefined => {
  try {
    return new Letters(styled, area, set).of(text);
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
};
