import { z } from "zod/mini";
import { tabStore } from "../../../platform/storage/browser-stores.ts";
import { draftKey } from "../../../platform/storage/draft-key.ts";
import { parseStored } from "../../../platform/storage/parse-stored.ts";
import { type CustomerValues, customerSchema } from "./customer-schema.ts";

const keyOf = (user: string): string => draftKey(user, "checkout.customer");

/** The phone of a checked form. */
export type CheckedPhone = { number: string; display: string };

/** The form as it was typed; `checked` once it has passed for deliveries or for vouchers. */
export type CheckoutDraft = {
  values: CustomerValues;
  checked?: { delivered: boolean; phone?: CheckedPhone | undefined } | undefined;
};

const fields = customerSchema({ delivered: false, hasEmail: true }).shape;

const draft = z.object({
  values: z.object({
    delivery: fields.delivery,
    companyName: z.string(),
    name: z.string(),
    surname: z.string(),
    phone: z.string(),
    phoneCountry: fields.phoneCountry,
    email: z.string(),
    street: z.string(),
    houseNumber: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: fields.country,
  }),
  checked: z.optional(
    z.object({
      delivered: z.boolean(),
      phone: z.optional(z.object({ number: z.string(), display: z.string() })),
    }),
  ),
});

/** The user's form of this tab, so that a reload loses nothing. */
export const readDraft = (user: string): CheckoutDraft | undefined => parseStored(tabStore.getItem(keyOf(user)), draft);

/** Keeps the form in this tab. */
export const writeDraft = (user: string, { values, checked }: CheckoutDraft): void =>
  tabStore.setItem(keyOf(user), JSON.stringify({ values, checked }));

/** Forgets the form: its order was placed (FORM-10). */
export const forgetDraft = (user: string): void => tabStore.removeItem(keyOf(user));
