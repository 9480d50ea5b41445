import type { FormPlan } from "./plan.ts";
import { coversOf, type FormProduct } from "./product.ts";
import { type FormValues, type StoredLogo, startValues } from "./values.ts";

/** Changes with the draft's shape. Drafts of another version are ignored. */
const VERSION = 1;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

const isLogo = (value: unknown): value is StoredLogo =>
  isObject(value) &&
  ["path", "originalName", "uuid", "name", "type", "url"].every((name) => isText(value[name])) &&
  typeof value["size"] === "number";

const isValues = (value: unknown): boolean =>
  isObject(value) &&
  isObject(value["texts"]) &&
  Object.values(value["texts"]).every(isText) &&
  areTexts(value["added"]) &&
  isText(value["cover"]) &&
  (value["services"] === null || areTexts(value["services"])) &&
  (value["logo"] === null || isLogo(value["logo"])) &&
  Number.isInteger(value["quantity"]);

const isDraft = (value: unknown): value is { readonly values: FormValues } =>
  isObject(value) && value["version"] === VERSION && isValues(value["values"]);

/** Storage of the draft; the caller chooses the key. A failure must not stop the form. */
export interface DraftStore {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

export const writeDraft = (values: FormValues): string => JSON.stringify({ version: VERSION, values });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The values of a stored draft, adapted to the current product: removed fields are dropped, new fields get their
 * defaults. Undefined for an invalid draft or another version.
 */
export const readDraft = (text: string | null, product: FormProduct, plan: FormPlan): FormValues | undefined => {
  const draft = text === null ? undefined : parsed(text);
  if (!isDraft(draft)) return undefined;
  const { values } = draft;
  const start = startValues(product, plan);
  const optional = new Set(plan.optional.map(({ name }) => name));
  return {
    ...values,
    texts: { ...start.texts, ...values.texts },
    added: values.added.filter((name) => optional.has(name)),
    cover: coversOf(product).some(({ value }) => value === values.cover) ? values.cover : start.cover,
    logo: plan.logo === "none" ? null : values.logo,
    quantity: Math.max(1, Math.min(values.quantity, product.stock)),
  };
};
