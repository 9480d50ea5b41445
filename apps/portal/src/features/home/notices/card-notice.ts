import { CARD_SCANS_NEEDED } from "@lucarne/api-client/checkout-rules";
import type { Company } from "@lucarne/api-client/queries/account";

/** The notice about the club card on home: shipped, or available to order. */
export type CardNotice = "shipped" | "offered";

/** The one country with a club card. */
const CARD_REGION = "pl";

type CardState = Pick<Company, "edenred_card" | "has_edenred_card" | "pending_edenred_card">;

/** The notice of the club card for a company, if there is one (HOME-5, HOME-6). */
export const cardNotice = (
  region: string,
  { edenred_card: shipped, has_edenred_card: owned, pending_edenred_card: pending }: CardState,
  scansThisYear: number,
): CardNotice | undefined => {
  if (region !== CARD_REGION || owned === 1 || pending === 1) return undefined;
  if (shipped !== null) return "shipped";

  return scansThisYear >= CARD_SCANS_NEEDED ? "offered" : undefined;
};
