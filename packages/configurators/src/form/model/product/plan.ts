import { photoPlace } from "../../../artwork/template/own-photo.ts";
import { isTextName, placeOf, type TextName, type TextPlace } from "../../../artwork/template/shown.ts";
import { TEXT_LIMITS } from "../../../products/limits.ts";
import type { Template } from "../../../artwork/template/schema.ts";
import type { FormProduct, ProductField } from "./product.ts";

/** Kind of input of a field. */
export type FieldKind = "line" | "name" | "phone" | "email" | "link" | "address" | "short" | "long";

export interface PlannedField extends TextPlace {
  readonly name: string;
  readonly kind: FieldKind;
  /** Longest text, in code points after trimming. */
  readonly limit: number;
  readonly required: boolean;
  readonly default: string;
  /** Number among the fields that the form has no name for; they share a label. */
  readonly other?: number | undefined;
}

/** The fields of a product's form by section. */
export interface FormPlan {
  /** Always shown: the company or person on the print. */
  readonly company: readonly PlannedField[];
  readonly logo: "none" | "optional" | "required";
  /** Whether an own photo may replace the cover. */
  readonly photo: boolean;
  readonly contact: readonly PlannedField[];
  /** One contact is enough; none is required alone. */
  readonly oneContact: boolean;
  readonly texts: readonly PlannedField[];
  /** At least one text must be filled; none is required alone. */
  readonly oneText: boolean;
  /** Shown when the customer adds them. */
  readonly optional: readonly PlannedField[];
}

/** Number of lines of a printed address, and the maximum length of each. */
export const ADDRESS_LINES = 3;
export const ADDRESS_LINE = 80;

const KNOWN: Readonly<Record<TextName, Pick<PlannedField, "kind" | "limit">>> = {
  name: { kind: "name", limit: 60 },
  surname: { kind: "name", limit: 60 },
  companyName: { kind: "line", limit: 120 },
  phone: { kind: "phone", limit: 30 },
  email: { kind: "email", limit: 254 },
  address: { kind: "address", limit: ADDRESS_LINES * (ADDRESS_LINE + 1) },
  link: { kind: "link", limit: 1000 },
  shortDescription: { kind: "short", limit: TEXT_LIMITS.shortDescription },
  longDescription: { kind: "long", limit: TEXT_LIMITS.longDescription },
};

/** Maximum length of an unknown field. */
const OTHER_LIMIT = 300;

const CONTACT = ["phone", "email"];
const TEXTS = ["shortDescription", "longDescription"];

const planned = ({ name, group, default: text }: ProductField, template: Template): PlannedField => ({
  name,
  kind: "line",
  limit: OTHER_LIMIT,
  printed: false,
  ...(isTextName(name) && { ...KNOWN[name], ...placeOf(template, name) }),
  required: group === "required",
  default: text ?? "",
});

/** First name and surname are adjacent; in Hungarian the surname comes first, as on the print. */
const namesFirst = (fields: readonly PlannedField[], language: string): PlannedField[] => {
  const names = fields.filter(({ kind }) => kind === "name");
  const rest = fields.filter(({ kind }) => kind !== "name");
  if (language === "hu") names.sort((a, b) => Number(b.name === "surname") - Number(a.name === "surname"));
  return [...names, ...rest];
};

/**
 * Sorts a product's fields into the form's sections (CONF-3). The settings list the fields; phone and e-mail are
 * always included, and on a flyer both descriptions. An unknown field is a line of text. An optional field that the
 * artwork has no place for is left out.
 *
 * @param language two-letter code of the printed texts
 */
export const planOf = ({ template, fields }: FormProduct, language: string): FormPlan => {
  const flyer = template.product === "flyer";
  const byName = new Map(fields.map((field) => [field.name, field]));
  const of = (name: string): PlannedField => planned(byName.get(name) ?? { name, group: "optional" }, template);
  const texts = flyer ? TEXTS.map(of) : TEXTS.filter((name) => byName.get(name)?.group === "required").map(of);
  const contact = CONTACT.map(of);
  const none = (planned: readonly PlannedField[]): boolean => planned.every(({ required }) => !required);
  const placed = new Set([...CONTACT, ...texts.map(({ name }) => name), "logo"]);
  const unknown = fields.filter(({ name }) => !isTextName(name) && name !== "logo");
  /** An optional field is offered where the sheet has a place for it that no required one takes. */
  const isOffered = ({ required, name, printed, insteadOf }: PlannedField): boolean =>
    required || !isTextName(name) || (printed && (insteadOf === undefined || !byName.has(insteadOf)));
  const rest = [...byName.values()]
    .filter(({ name }) => !placed.has(name))
    .map((field) => planned(field, template))
    .filter(isOffered)
    .map((field) => {
      const place = unknown.findIndex(({ name }) => name === field.name);
      return { ...field, ...(place >= 0 && { other: place + 1 }) };
    });
  return {
    company: namesFirst(
      rest.filter(({ required }) => required),
      language,
    ),
    logo: byName.get("logo")?.group ?? "none",
    photo: photoPlace(template) !== undefined,
    contact,
    oneContact: none(contact),
    texts,
    oneText: flyer && none(texts),
    optional: rest.filter(({ required }) => !required),
  };
};

/** Every field of a plan in page order. */
export const fieldsOf = ({ company, contact, texts, optional }: FormPlan): readonly PlannedField[] => [
  ...company,
  ...contact,
  ...texts,
  ...optional,
];
