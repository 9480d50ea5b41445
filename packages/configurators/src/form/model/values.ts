import type { Focus } from "../../artwork/template/own-photo.ts";
import type { FormPlan, PlannedField } from "./product/plan.ts";
import { fieldsOf } from "./product/plan.ts";
import { coversOf, type FormProduct, type ProductService, servicesOf } from "./product/product.ts";

/** A logo as the upload has returned it. */
export interface StoredLogo {
  readonly path: string;
  readonly originalName: string;
  readonly uuid: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Media type by content. */
  readonly type: string;
  /** Address of the file for the preview. */
  readonly url: string;
}

/** An own photo as cover, as the upload has returned it, with the point that stays visible. */
export interface StoredPhoto extends StoredLogo {
  readonly focus: Focus;
}

/** The customer's input. Only this is undone, redone and saved as a draft. */
export interface FormValues {
  /** By field; an address is its lines. Removed fields keep their text in case they are added again. */
  readonly texts: Readonly<Record<string, string>>;
  /** Optional fields that were added. */
  readonly added: readonly string[];
  readonly cover: string;
  /** Uuids in the order of selection; undefined until the services have loaded. */
  readonly services: readonly string[] | null;
  readonly logo: StoredLogo | null;
  readonly photo: StoredPhoto | null;
  readonly quantity: number;
}

/** The company's known texts by field. */
export type KnownTexts = Readonly<Record<string, string | undefined>>;

/** A new form: the product's default texts, and the company's data for fields that are shown from the start. */
export const startValues = (product: FormProduct, plan: FormPlan, known: KnownTexts = {}): FormValues => ({
  texts: Object.fromEntries(fieldsOf(plan).map((field) => [field.name, known[field.name] ?? field.default] as const)),
  added: [],
  cover: coversOf(product)[0]?.value ?? "",
  services: null,
  logo: null,
  photo: null,
  quantity: 1,
});

/** Preselected services: the recommended ones on a card, none on a flyer. */
export const firstServices = (product: FormProduct, services: readonly ProductService[]): string[] => {
  const range = servicesOf(product);
  if (!range || product.template.product === "flyer") return [];
  return services
    .filter(({ recommended }) => recommended)
    .slice(0, range.most)
    .map(({ uuid }) => uuid);
};

/** The active fields: optional ones only after they were added. */
export const activeFields = (plan: FormPlan, { added }: Pick<FormValues, "added">): readonly PlannedField[] => [
  ...plan.company,
  ...plan.contact,
  ...plan.texts,
  ...plan.optional.filter(({ name }) => added.includes(name)),
];

export const textOf = ({ texts }: Pick<FormValues, "texts">, field: string): string => texts[field] ?? "";
