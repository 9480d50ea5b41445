import type { Size } from "../../page/boxes.ts";
import { pixelsOf } from "./lengths.ts";
import type { XmlElement } from "./parse-xml.ts";
import type { Placed } from "./selectors.ts";
import type { Styled } from "./style-sheet.ts";
import { textStyleOf, type TextStyle } from "./text-style.ts";

/** Where a letter is put: a place, a step, a turn in degrees. */
const PLACES = ["x", "y", "dx", "dy", "rotate"] as const;

/** A letter of a text with the element that paints it. */
export interface Letter {
  readonly character: string;
  readonly owner: Placed;
  readonly style: TextStyle;
  readonly place: Partial<Record<(typeof PLACES)[number], number>>;
}

/** Most letters of a text. */
const MAX_LETTERS = 5_000;

class NotPlain extends Error {}

const notPlain = (): never => {
  throw new NotPlain();
};

class Letters {
  private readonly letters: Letter[] = [];
  private readonly styled: Styled;
  private readonly area: Size;
  /** Whether a space would follow another one, or begin the text. */
  private afterSpace = true;

  constructor(styled: Styled, area: Size) {
    this.styled = styled;
    this.area = area;
  }

  of(placed: Placed): Letter[] {
    this.add(placed);
    const last = this.letters.at(-1);
    if (last?.character === " " && !last.style.keepsSpace) this.letters.pop();
    return this.letters;
  }

  private add(placed: Placed): void {
    const { element } = placed;
    if (!["a", "text", "tspan"].includes(element.name)) notPlain();
    const declared = this.styled.of(placed);
    if (declared["display"]?.trim() === "none") return;
    const style = textStyleOf(placed, this.styled) ?? notPlain();
    const from = this.letters.length;
    for (const part of element.content ?? [])
      if (typeof part !== "string") this.add({ element: part, parent: placed, index: element.children.indexOf(part) });
      else this.addText(part, placed, style);
    this.put(this.letters.slice(from), element, declared);
  }

  private addText(text: string, owner: Placed, style: TextStyle): void {
    const changed =
      style.change === "none" ? text : style.change === "uppercase" ? text.toUpperCase() : text.toLowerCase();
    for (const written of changed) {
      const character = /[\t\n\r]/u.test(written) ? " " : written;
      const isSpace = character === " ";
      if (isSpace && this.afterSpace && !style.keepsSpace) continue;
      this.afterSpace = isSpace;
      if (this.letters.length >= MAX_LETTERS) notPlain();
      this.letters.push({ character, owner, style, place: {} });
    }
  }

  /** Gives the letters of an element the places that it lists, as far as an inner element has not. */
  private put(letters: readonly Letter[], element: XmlElement, declared: Readonly<Record<string, string>>): void {
    if (element.name === "a") return;
    for (const name of PLACES) {
      const listed = (declared[name] ?? "").split(/[\s,]+/u).filter((word) => word !== "");
      const whole = name === "y" || name === "dy" ? this.area.height : this.area.width;
      const numbers = listed.map((word) => pixelsOf(word, whole) ?? notPlain());
      for (const [index, { place }] of letters.entries()) {
        const own = numbers[index] ?? (name === "rotate" ? numbers.at(-1) : undefined);
        if (own !== undefined) place[name] ??= own;
      }
    }
  }
}

/** The letters of a text without the spaces that browsers leave out; undefined for lines other than plain ones. */
export const lettersOf = (text: Placed, styled: Styled, area: Size): Letter[] | undefined => {
  try {
    return new Letters(styled, area).of(text);
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
};
