import { parseJson } from "@lucarne/api-client/parse-json";
import { tabStore, localStore } from "../../../platform/storage/browser-stores.ts";

/** Products that are remembered: the one that is open and those shown below it. */
const MAX_REMEMBERED = 5;

type Visitor = { uuid: string; isEmulated: boolean };

const storeOf = ({ isEmulated }: Visitor) => (isEmulated ? tabStore : localStore);
const keyOf = ({ uuid }: Visitor): string => `lucarne.seen.${uuid}`;

/** The products that a user has opened on this device, the last one first; cleared at sign-out. Uuids. */
export const seenProducts = (visitor: Visitor): readonly string[] => {
  const stored = parseJson(storeOf(visitor).getItem(keyOf(visitor)));

  return Array.isArray(stored) ? stored.filter((uuid) => typeof uuid === "string") : [];
};

/** Remembers that a product was opened. */
export const rememberProduct = (visitor: Visitor, product: string): void => {
  const others = seenProducts(visitor).filter((uuid) => uuid !== product);
  storeOf(visitor).setItem(keyOf(visitor), JSON.stringify([product, ...others].slice(0, MAX_REMEMBERED)));
};
