import type { ArtworkData } from "../../artwork/layout/data.ts";
import type { layout } from "../../artwork/layout/layout.ts";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import type { CheckedTemplate, Template } from "../../artwork/template/schema.ts";

type Side = Template["sides"][number];
type Element = Side["elements"][number];

/** The data that a side shows: texts by field, and the rest by name. */
type Input = keyof ArtworkData["texts"] | "services" | "logo" | "cover";

/** The data that an element shows. */
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
    case "service-list":
      return ["services"];
    case "logo":
      return ["cover", "logo", "company"];
    case "code":
      return ["link"];
  }
};

/** The data that some sides show. */
export const shownOn = (sides: readonly Side[]): ReadonlySet<Input> =>
  new Set(sides.flatMap(({ elements }) => elements.flatMap(inputsOf)));

/** Cache key of a side's data; a logo is identified by its object. */
const keyOf = (inputs: ReadonlySet<Input>, data: ArtworkData, logos: unknown[]): string =>
  JSON.stringify([
    data.language,
    data.partner,
    data.photo,
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
      // A field that is on both sides is reported once.
      problems: [
        ...new Map(sides.flatMap(({ problems }) => problems).map((one) => [JSON.stringify(one), one])).values(),
      ],
    }
  );
};

/** Lays out each side separately, and only the sides that a change affects. */
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
