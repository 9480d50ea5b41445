import type { ArtworkData } from "../../../artwork/layout/data.ts";
import type { layout } from "../../../artwork/layout/layout.ts";
import type { ArtworkLayout, LaidElement } from "../../../artwork/layout/result.ts";
import type { CheckedTemplate, TemplateElement } from "../../../artwork/template/schema.ts";
import { inputsOf, shownOn, type ShownInput as Input } from "../../../artwork/template/shown.ts";

const valueOf = (data: ArtworkData, input: Input): unknown => {
  if (input === "services") return JSON.stringify(data.services);
  return input === "cover" || input === "logo" ? data[input] : data.texts[input];
};

/** What every element may depend on. */
const settingOf = ({ language, partner, photo }: ArtworkData): string => JSON.stringify([language, partner, photo]);

/** Returns a test whether none of these inputs differs. */
const sameIn = (before: ArtworkData, after: ArtworkData): ((inputs: Iterable<Input>) => boolean) => {
  const settled = settingOf(before) === settingOf(after);
  return (inputs) => settled && [...inputs].every((input) => valueOf(before, input) === valueOf(after, input));
};

export interface LaidSides {
  /** The sides separately. A side without a change is the same object. */
  readonly sides: readonly ArtworkLayout[];
  /** All sides as `layout` would return them. */
  readonly artwork: ArtworkLayout;
}

const together = (sides: readonly ArtworkLayout[]): ArtworkLayout | undefined => {
  const [first] = sides;
  return (
    first && {
      ...first,
      pages: sides.flatMap(({ pages }) => pages),
      texts: sides.flatMap(({ texts }) => texts),
      codes: sides.flatMap(({ codes }) => codes),
      logos: sides.flatMap(({ logos }) => logos),
      reading: sides.flatMap(({ reading }) => reading),
      warnings: sides.flatMap(({ warnings }) => warnings),
      // A field that is on both sides is reported once.
      problems: [
        ...new Map(sides.flatMap(({ problems }) => problems).map((one) => [JSON.stringify(one), one])).values(),
      ],
    }
  );
};

/** The state of a side after its last layout. */
interface LastSide {
  readonly data: ArtworkData;
  readonly laid: ArtworkLayout;
  readonly elements: ReadonlyMap<TemplateElement, LaidElement>;
}

/** Lays out each side separately, and only the elements that a change affects. */
export const sideBySide = (lay: typeof layout, template: CheckedTemplate): ((data: ArtworkData) => LaidSides) => {
  const makers = template.sides.map((side) => {
    const alone = { ...template, sides: [side] };
    const inputs = shownOn([side]);
    let last: LastSide | undefined;
    return (data: ArtworkData): ArtworkLayout => {
      const isSame = last ? sameIn(last.data, data) : () => false;
      if (last && isSame(inputs)) return last.laid;
      const before = last?.elements;
      const elements = new Map<TemplateElement, LaidElement>();
      const laid = lay(alone, data, (element, layOut) => {
        const known = isSame(inputsOf(element)) ? before?.get(element) : undefined;
        const result = known ?? layOut();
        elements.set(element, result);
        return result;
      });
      last = { data, laid, elements };
      return laid;
    };
  });
  return (data) => {
    const sides = makers.map((make) => make(data));
    return { sides, artwork: together(sides) ?? lay(template, data) };
  };
};
