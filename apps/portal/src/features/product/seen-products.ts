import { z } from "zod/mini";
import { tabStore, localStore } from "../../platform/storage/browser-stores.ts";
import { parseStored } from "../../platform/storage/parse-stored.ts";

/** Products that are remembered: the one that is open and those shown below it. */
const REMEMBERED = 5;

const stored = z.array(z.string());

type Visitor = { uuid: string; isEmulated: boolean };

const storeOf = ({ isEmulated }: Visitor) => (isEmulated ? tabStore : localStore);
const keyOf = ({ uuid }: Visitor): string => `lucarne.seen.${uuid}`;

/** The products that a user has opened on this device, the last one first; gone with the sign-out. Uuids. */
export const seenProducts = (visitor: Visitor): readonly string[] =>
  parseStored(storeOf(visitor).getItem(keyOf(visitor)), stored) ?? [];

/** Remembers that a product was opened. */
export const rememberProduct = (visitor: Visitor, product: string): void => {
  const others = seenProducts(visitor).filter((uuid) => uuid !== product);
  storeOf(visitor).setItem(keyOf(visitor), JSON.stringify([product, ...others].slice(0, REMEMBERED)));
};
