import type { ArtworkData } from "../../artwork/layout/data.ts";
import type { layout } from "../../artwork/layout/layout.ts";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import type { CheckedTemplate, Template } from "../../artwork/template/schema.ts";

type Side = Template["sides"][number];
type Element = Side["elements"][number];

/** What of the data a side shows: texts by their fields, and the rest by name. */
type Input = keyof ArtworkData["texts"] | "services" | "logo" | "cover";

/** What of the data an element shows. */
const inputsOf = (element: Element): readonly Input[] => {
  switch (element.kind) {
    case "area":
    case "partner":
      return ["cover", "logo"];
    case "picture":
      return ["cover"];
    case "text": {
      const { source } = element;
      const fields =
        "label" in source ? [source.with] : [source.field, ...(source.otherwise ? [source.otherwise] : [])];
      return ["cover", ...fields];
    }
    case "contact":
      return element.fields;
    case "services":
      return ["services"];
    case "logo":
      return ["cover", "logo", "company"];
    case "code":
      return ["link"];
  }
};

/** What of the data some sides show. */
export const shownOn = (sides: readonly Side[]): ReadonlySet<Input> =>
  new Set(sides.flatMap(({ elements }) => elements.flatMap(inputsOf)));

/** The data of a side in one text; a logo by its place among those that were shown. */
const keyOf = (inputs: ReadonlySet<Input>, data: ArtworkData, logos: unknown[]): string =>
  JSON.stringify([
    data.language,
    data.partner,
    ...[...inputs].map((input) => {
      if (input === "services") return data.services;
      if (input === "cover") return data.cover;
      if (input !== "logo") return data.texts[input];
      if (!data.logo) return -1;
      if (!logos.includes(data.logo)) logos.push(data.logo);
      return logos.indexOf(data.logo);
    }),
  ]);

export interface LaidSides {
  /** Each side by itself; one that shows nothing of a change stays the same object. */
  readonly sides: readonly ArtworkLayout[];
  /** All of them together, as `layout` lays out the whole template. */
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
      // A field that stands on both sides is complained of once.
      problems: [
        ...new Map(sides.flatMap(({ problems }) => problems).map((one) => [JSON.stringify(one), one])).values(),
      ],
    }
  );
};

/** Lays out a template side by side, and anew only the sides that show something of a change. */
export const sideBySide = (lay: typeof layout, template: CheckedTemplate): ((data: ArtworkData) => LaidSides) => {
  const logos: unknown[] = [];
  const makers = template.sides.map((side) => {
    const inputs = shownOn([side]);
    let last: { readonly key: string; readonly laid: ArtworkLayout } | undefined;
    return (data: ArtworkData): ArtworkLayout => {
      const key = keyOf(inputs, data, logos);
      if (last?.key !== key) last = { key, laid: lay({ ...template, sides: [side] }, data) };
      return last.laid;
    };
  });
  return (data) => {
    const sides = makers.map((make) => make(data));
    return { sides, artwork: together(sides) ?? lay(template, data) };
  };
};
