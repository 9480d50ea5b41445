import type { FormPlan } from "../product/plan.ts";
import { coversOf, type FormProduct } from "../product/product.ts";
import { type FormValues, type StoredLogo, type StoredPhoto, startValues } from "../values.ts";
import { isObject } from "../is-object.ts";

/** Version 1 had no date and no earlier draft. */
const VERSION = 2;
const UNDATED_VERSION = 1;
/** A draft that is older than this (ms) is offered instead of restored: 12 hours. */
const MAX_AGE = 12 * 60 * 60 * 1000;

/** A draft with the time of its last change in milliseconds, if known. */
export interface Draft {
  readonly values: FormValues;
  readonly at?: number | undefined;
  /** It has every text of its design: a field without one is empty, whatever its default. */
  readonly isWhole?: boolean | undefined;
}

interface StoredDraft extends Draft {
  readonly version: number;
  /** An older draft that the customer has neither continued nor discarded. */
  readonly earlier?: Draft | undefined;
}

const isText = (value: unknown): value is string => typeof value === "string";
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

const isLogo = (value: unknown): value is StoredLogo =>
  isObject(value) &&
  ["path", "originalName", "uuid", "name", "type", "url"].every((name) => isText(value[name])) &&
  typeof value["size"] === "number";

const isShare = (value: unknown): boolean => typeof value === "number" && value >= 0 && value <= 1;

const isPhoto = (value: unknown): value is StoredPhoto =>
  isLogo(value) && "focus" in value && isObject(value.focus) && isShare(value.focus["x"]) && isShare(value.focus["y"]);

const isValues = (value: unknown): boolean =>
  isObject(value) &&
  isObject(value["texts"]) &&
  Object.values(value["texts"]).every(isText) &&
  areTexts(value["added"]) &&
  isText(value["cover"]) &&
  (value["services"] === null || areTexts(value["services"])) &&
  (value["logo"] === null || isLogo(value["logo"])) &&
  // Drafts of former versions have none.
  (value["photo"] === undefined || value["photo"] === null || isPhoto(value["photo"])) &&
  Number.isInteger(value["quantity"]);

const isDated = (value: unknown): value is Draft =>
  isObject(value) &&
  isValues(value["values"]) &&
  (value["at"] === undefined || Number.isFinite(value["at"])) &&
  (value["isWhole"] === undefined || typeof value["isWhole"] === "boolean");

const isStored = (value: unknown): value is StoredDraft =>
  isDated(value) &&
  "version" in value &&
  (value.version === VERSION || value.version === UNDATED_VERSION) &&
  (!("earlier" in value) || value.earlier === undefined || isDated(value.earlier));

/** Storage of the draft; the caller chooses the key. A failure must not stop the form. */
export interface DraftStore {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

/**
 * The text to store.
 * @param at time of the last change in milliseconds
 * @param more an older draft that is still offered to the customer, and whether the draft has every text of its design
 */
export const writeDraft = (
  values: FormValues,
  at: number,
  more: Pick<StoredDraft, "earlier" | "isWhole"> = {},
): string => JSON.stringify({ version: VERSION, at, values, ...more });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The last draft of a stored text; undefined for an invalid one. */
export const readStoredDraft = (text: string | null): Draft | undefined => {
  const stored = text === null ? undefined : parsed(text);

  return isStored(stored) ? { values: stored.values, at: stored.at, isWhole: stored.isWhole } : undefined;
};

/**
 * Adapts a draft to the current product: removed fields are dropped, new fields get their defaults, but those of a whole
 * draft are empty.
 */
const adapted = ({ values, at, isWhole }: Draft, product: FormProduct, plan: FormPlan): Draft => {
  const start = startValues(product, plan);
  const texts = isWhole ? Object.fromEntries(Object.keys(start.texts).map((name) => [name, ""])) : start.texts;
  const optional = new Set(plan.optional.map(({ name }) => name));
  return {
    at,
    values: {
      ...values,
      texts: { ...texts, ...values.texts },
      added: values.added.filter((name) => optional.has(name)),
      cover: coversOf(product).some(({ value }) => value === values.cover) ? values.cover : start.cover,
      logo: plan.logo === "none" ? null : values.logo,
      photo: plan.photo && isPhoto(values.photo) ? values.photo : null,
      quantity: Math.max(1, Math.min(values.quantity, product.stock)),
    },
  };
};

/** What a stored draft means for a new form. */
export interface FoundDraft {
  /** A fresh draft, to continue at once. */
  readonly values?: FormValues | undefined;
  /** An older draft, to offer to the customer. */
  readonly offer?: Draft | undefined;
}

/**
 * Reads a stored draft for the current product. Returns nothing for an invalid one.
 * @param now current time in milliseconds
 */
export const readDraft = (text: string | null, product: FormProduct, plan: FormPlan, now: number): FoundDraft => {
  const stored = text === null ? undefined : parsed(text);
  if (!isStored(stored)) return {};
  const fresh = stored.at !== undefined && now - stored.at < MAX_AGE;
  if (!fresh) return { offer: adapted(stored, product, plan) };
  const { earlier } = stored;
  return { values: adapted(stored, product, plan).values, offer: earlier && adapted(earlier, product, plan) };
};
