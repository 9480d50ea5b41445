import * as z from "zod";
import type { FormPlan } from "./plan.ts";
import { coversOf, type FormProduct } from "./product.ts";
import { type FormValues, startValues } from "./values.ts";

/** Another shape of the draft takes another number; older drafts are then left. */
const VERSION = 1;

const logoSchema = z.object({
  path: z.string(),
  originalName: z.string(),
  uuid: z.string(),
  name: z.string(),
  size: z.number(),
  type: z.string(),
  url: z.string(),
});

const draftSchema = z.object({
  version: z.literal(VERSION),
  values: z.object({
    texts: z.record(z.string(), z.string()),
    added: z.array(z.string()),
    cover: z.string(),
    services: z.array(z.string()).nullable(),
    logo: logoSchema.nullable(),
    quantity: z.int().positive(),
  }),
});

/** Where a draft is kept; the caller knows under which key. Failing to keep one must not stop the form. */
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
 * The values of a kept draft, fitted to the product as it is now: what the product no longer has is left out, new fields
 * begin with their defaults. Nothing for a text that is no draft, or one of another version.
 */
export const readDraft = (text: string | null, product: FormProduct, plan: FormPlan): FormValues | undefined => {
  const draft = draftSchema.safeParse(text === null ? undefined : parsed(text));
  if (!draft.success) return undefined;
  const { values } = draft.data;
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
