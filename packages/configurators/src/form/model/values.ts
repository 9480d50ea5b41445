import type { FormPlan, PlannedField } from "./plan.ts";
import { fieldsOf } from "./plan.ts";
import { coversOf, type FormProduct, type ProductService, servicesOf } from "./product.ts";

/** A logo as the upload has answered it. */
export interface StoredLogo {
  readonly path: string;
  readonly originalName: string;
  readonly uuid: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Media type, as the bytes say. */
  readonly type: string;
  /** Address of the file for the preview. */
  readonly url: string;
}

/** What a customer has filled in. This alone is undone, redone and kept as a draft. */
export interface FormValues {
  /** By field; an address is its lines. Fields that were removed keep theirs, in case they come back. */
  readonly texts: Readonly<Record<string, string>>;
  /** Optional fields that were added. */
  readonly added: readonly string[];
  readonly cover: string;
  /** Uuids in the order of their choice; nothing until the services are known. */
  readonly services: readonly string[] | null;
  readonly logo: StoredLogo | null;
  readonly quantity: number;
}

/** Texts that are known of the company, by field. */
export type KnownTexts = Readonly<Record<string, string | undefined>>;

/** A fresh form: default texts of the product, and what is known of the company where the form asks for it anyway. */
export const startValues = (product: FormProduct, plan: FormPlan, known: KnownTexts = {}): FormValues => ({
  texts: Object.fromEntries(fieldsOf(plan).map((field) => [field.name, known[field.name] ?? field.default] as const)),
  added: [],
  cover: coversOf(product)[0]?.value ?? "",
  services: null,
  logo: null,
  quantity: 1,
});

/** The services that are chosen before the customer chooses: the recommended ones on a card, none on a flyer. */
export const firstServices = (product: FormProduct, services: readonly ProductService[]): string[] => {
  const range = servicesOf(product);
  if (!range || product.template.product === "flyer") return [];
  return services
    .filter(({ recommended }) => recommended)
    .slice(0, range.most)
    .map(({ uuid }) => uuid);
};

/** The fields that count: an optional one only once it was added. */
export const activeFields = (plan: FormPlan, { added }: Pick<FormValues, "added">): readonly PlannedField[] => [
  ...plan.company,
  ...plan.contact,
  ...plan.texts,
  ...plan.optional.filter(({ name }) => added.includes(name)),
];

export const textOf = ({ texts }: Pick<FormValues, "texts">, field: string): string => texts[field] ?? "";
