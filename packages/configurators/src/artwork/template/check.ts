import { boundsOf, contains, overlap, type Box } from "../page/boxes.ts";
import { pageBoxes } from "../page/pdf-boxes.ts";
import { toMillimetres } from "../page/units.ts";
import { isReversed, PALETTE, MIN_REVERSED, type PaletteColour } from "../palette.ts";
import { compositionsOf } from "./compositions.ts";
import type { CheckedTemplate, TemplateElement, TextStyle } from "./schema.ts";

/** Smallest type in a tint of black, in points: a screen of dots frays thinner strokes. */
const MIN_TINTED = 12;

/** Black that is printed as a screen of dots. */
const isTinted = (colour: PaletteColour): boolean => {
  const [cyan, magenta, yellow, black] = PALETTE[colour].inks;
  return cyan + magenta + yellow === 0 && black > 0 && black < 1;
};

/** A fault in a template that would show in print. */
export interface TemplateProblem {
  readonly side: string;
  /** Index of the element in its side's list. */
  readonly element: number;
  readonly problem:
    | "outside-safe-area"
    | "outside-bleed"
    | "stops-short-of-bleed"
    | "text-too-small"
    | "reversed-text-too-small"
    | "tinted-text-too-small"
    | "no-room-for-a-line"
    | "code-too-small"
    | "overlap";
}

interface Content {
  readonly box: Box;
  readonly style?: TextStyle | undefined;
}

/**
 * The boxes that an element fills: text, logo, QR code. Areas and pictures have none.
 * @param together whether texts that make room for each other are all printed
 */
const contentsOf = (element: TemplateElement, together: boolean): Content[] => {
  switch (element.kind) {
    case "area":
    case "picture":
      return [];
    case "text": {
      const { source, beside, box, style } = element;
      if (!together && !("label" in source) && source.with !== undefined) return [];
      return [{ box: together && beside ? beside.box : box, style }];
    }
    case "contact":
      return [{ box: element.box, style: element.style }];
    case "services":
    case "service-list":
      return [{ box: element.box, style: element.style }];
    case "logo":
      return [{ box: element.besidePartner ?? element.box }];
    case "partner":
      return [{ box: element.box }];
    case "code":
      return [{ box: element.plate }, ...(element.label ? [element.label] : [])];
  }
};

/** A shape that reaches the trim edge must extend to the bleed, or a slightly misplaced cut leaves a white edge. */
const reachesBleed = (outline: Box, trim: Box, bleed: Box): boolean => {
  const edges = ({ x, y, width, height }: Box): readonly number[] => [-x, -y, x + width, y + height];
  const [shape, cut, end] = [edges(outline), edges(trim), edges(bleed)];
  return shape.every((edge, side) => edge < (cut[side] ?? 0) - 1e-6 || edge >= (end[side] ?? 0) - 1e-6);
};

/** Checks what the schema cannot: positions against the page, and sizes against the product's print rules. */
export const templateProblems = (template: CheckedTemplate): TemplateProblem[] => {
  const { trim, bleed, safe } = pageBoxes(template.page);
  const compositions = template.sides.flatMap((side) =>
    compositionsOf(side).map((elements) => ({ name: side.name, elements })),
  );
  const cases = compositions.flatMap((composition) => [false, true].map((together) => ({ ...composition, together })));
  const all = cases.flatMap(({ name, elements, together }) => {
    const found: TemplateProblem[] = [];
    const report = (element: number, problem: TemplateProblem["problem"]): void => {
      found.push({ side: name, element, problem });
    };
    const placed: { element: number; box: Box }[] = [];
    elements.forEach((element, index) => {
      if (element.kind === "area" || element.kind === "picture") {
        const bounds = boundsOf(element.outline);
        if (!contains(bleed, bounds)) report(index, "outside-bleed");
        else if (!reachesBleed(bounds, trim, bleed)) report(index, "stops-short-of-bleed");
      }
      if (element.kind === "code" && element.plate.width < template.rules.smallestCode) report(index, "code-too-small");
      for (const { box, style } of contentsOf(element, together)) {
        if (!contains(safe, box)) report(index, "outside-safe-area");
        if (style && style.smallest < template.rules.smallestText) report(index, "text-too-small");
        if (style && isReversed(style.colour) && style.smallest < MIN_REVERSED)
          report(index, "reversed-text-too-small");
        if (style && isTinted(style.colour) && style.smallest < MIN_TINTED) report(index, "tinted-text-too-small");
        if (style && box.height < toMillimetres(style.smallest * style.leading)) report(index, "no-room-for-a-line");
        if (placed.some((other) => other.element !== index && overlap(other.box, box))) report(index, "overlap");
        placed.push({ element: index, box });
      }
    });
    return found;
  });
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
};
