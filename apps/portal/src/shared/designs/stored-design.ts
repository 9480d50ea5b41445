import { isObject } from "@lucarne/api-client/is-object";
import { parseJson } from "@lucarne/api-client/parse-json";
import type { MarketingConfig } from "@lucarne/api-client/queries/orders";
import { localStore, tabStore } from "../../platform/storage/browser-stores.ts";
import { draftKey } from "../../platform/storage/draft-key.ts";

/** Whose design it is: of a user, for a product. Uuids. An emulated session keeps its designs in its own tab. */
export type DesignPlace = { user: string; product: string; isEmulated: boolean };

const VERSION = 1;
const TYPES: readonly string[] = [
  "flyer",
  "banner",
  "sticker",
  "billboard",
  "business_card_horizontal",
  "business_card_vertical",
];

/** The server checks the content; the portal only checks that it is an object. */
const isDesign = (value: unknown): value is MarketingConfig =>
  isObject(value) && typeof value["type"] === "string" && TYPES.includes(value["type"]);

const storeOf = ({ isEmulated }: DesignPlace) => (isEmulated ? tabStore : localStore);
const designKey = ({ user, product }: DesignPlace): string => `lucarne.design.${user}.${product}`;
const draftKeyOf = ({ user, product }: DesignPlace): string => draftKey(user, product);

/** The configuration that is to be ordered, with its quantity; `undefined` for none and for an unreadable one (CONF-19). */
export const readDesign = (place: DesignPlace): { data: MarketingConfig; quantity: number } | undefined => {
  // Checked by hand: the page of a configured product would load the schema library for this alone.
  const value = parseJson(storeOf(place).getItem(designKey(place)));
  if (!isObject(value) || value["version"] !== VERSION || !isDesign(value["data"])) return undefined;
  const quantity = Number.isSafeInteger(value["quantity"]) ? Number(value["quantity"]) : 0;

  return quantity > 0 ? { data: value["data"], quantity } : undefined;
};

/** Stores a configuration for its checkout. */
export const writeDesign = (place: DesignPlace, { data, quantity }: { data: object; quantity: number }): void =>
  storeOf(place).setItem(designKey(place), JSON.stringify({ version: VERSION, quantity, data }));

/** Calls the listener when another tab has removed the configuration: it was ordered there. Returns how to stop. */
export const watchDesign = (place: DesignPlace, onGone: () => void): (() => void) => {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === designKey(place) && newValue === null) onGone();
  };
  window.addEventListener("storage", listener);

  return () => window.removeEventListener("storage", listener);
};

/** The draft of a product's form; cleared at sign-out (SES-21). */
export const draftStore = (place: DesignPlace) => ({
  read: () => storeOf(place).getItem(draftKeyOf(place)),
  write: (text: string) => storeOf(place).setItem(draftKeyOf(place), text),
});

/** The order is placed: neither its configuration nor its draft is needed any more (FORM-10). */
export const forgetDesign = (place: DesignPlace): void => {
  storeOf(place).removeItem(designKey(place));
  storeOf(place).removeItem(draftKeyOf(place));
};
