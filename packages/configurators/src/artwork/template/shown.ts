import type { ArtworkData } from "../layout/data.ts";
import type { Template, TemplateField } from "./schema.ts";

type Side = Template["sides"][number];
type Element = Side["elements"][number];

/** The data that a side shows: texts by field, and the rest by name. */
export type ShownInput = keyof ArtworkData["texts"] | "services" | "logo" | "cover";

/** The data that an element shows or depends on. */
export const inputsOf = (element: Element): readonly ShownInput[] => {
  switch (element.kind) {
    case "area":
    case "partner":
      return ["cover", "logo"];
    case "picture":
      return ["cover"];
    case "text": {
      const { source, beside } = element;
      const fields = "label" in source ? [source.with] : [source.field, source.otherwise, source.with];
      return ["cover", ...[...fields, ...(beside?.fields ?? [])].filter((field) => field !== undefined)];
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
export const shownOn = (sides: readonly Side[]): ReadonlySet<ShownInput> =>
  new Set(sides.flatMap(({ elements }) => elements.flatMap(inputsOf)));

/** Properties of a configuration that are printed as text, by the field of the template that prints them (CONF-21). */
const PRINTED_AS = {
  name: "name",
  surname: "name",
  companyName: "company",
  phone: "phone",
  email: "email",
  address: "address",
  link: "link",
  shortDescription: "shortDescription",
  longDescription: "longDescription",
} as const satisfies Readonly<Record<string, TemplateField>>;

/** A property of a configuration that is printed as text. */
export type TextName = keyof typeof PRINTED_AS;

/** Whether a field of a product's settings has its own property in a configuration, and is printed as text. */
export const isTextName = (name: string): name is TextName => Object.hasOwn(PRINTED_AS, name);

/** The texts that a sheet prints only in the place of another one, each with that other one. */
export const substitutesOn = (sides: readonly Side[]): ReadonlyMap<TemplateField, TemplateField> => {
  const elements = sides.flatMap((side) => side.elements);
  const own = new Set(
    elements.flatMap((element): readonly TemplateField[] => {
      if (element.kind === "contact") return element.fields;
      return element.kind === "text" && "field" in element.source ? [element.source.field] : [];
    }),
  );
  return new Map(
    elements.flatMap((element): [TemplateField, TemplateField][] => {
      if (element.kind !== "text" || "label" in element.source) return [];
      const { field, otherwise } = element.source;
      return otherwise !== undefined && !own.has(otherwise) ? [[otherwise, field]] : [];
    }),
  );
};

/** How a sheet prints a text. */
export interface TextPlace {
  readonly printed: boolean;
  /** The text in whose place it is printed: only when that one is empty. */
  readonly insteadOf?: TextName | undefined;
}

/** How a product prints a text of its configuration. */
export const placeOf = ({ sides }: Pick<Template, "sides">, name: TextName): TextPlace => {
  const field = PRINTED_AS[name];
  const other = substitutesOn(sides).get(field);
  return {
    printed: shownOn(sides).has(field),
    ...(other !== undefined && isTextName(other) && { insteadOf: other }),
  };
};

/** The filled texts of a configuration that its sheet does not show. */
export const unshownIn = (
  template: Pick<Template, "sides">,
  isFilled: (name: TextName) => boolean,
): readonly TextName[] =>
  Object.keys(PRINTED_AS)
    .filter(isTextName)
    .filter((name) => {
      if (!isFilled(name)) return false;
      const { printed, insteadOf } = placeOf(template, name);
      return !printed || (insteadOf !== undefined && isFilled(insteadOf));
    });
