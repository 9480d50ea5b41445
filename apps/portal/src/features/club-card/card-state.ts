import { CARD_SCANS_NEEDED } from "@lucarne/api-client/checkout-rules";
import type { Company } from "@lucarne/api-client/queries/account";

type CardFlags = Pick<Company, "edenred_card" | "has_edenred_card" | "pending_edenred_card">;

/** What /club-card shows to a company: the card, the form that confirms it, or the way to order it (CLUB-9, CLUB-10). */
export const cardView = ({ has_edenred_card: has, edenred_card: shipped }: CardFlags): "card" | "confirm" | "none" => {
  if (has === 1) return "card";

  return shipped === null ? "none" : "confirm";
};

/** Whether the card can be ordered, or what prevents it (CLUB-3, CLUB-4). */
export const cardOrder = (
  company: CardFlags,
  scansThisYear: number,
): "possible" | "pending" | "owned" | "shipped" | "tooFewScans" => {
  if (company.pending_edenred_card === 1) return "pending";
  if (company.has_edenred_card === 1) return "owned";
  if (company.edenred_card !== null) return "shipped";

  return scansThisYear >= CARD_SCANS_NEEDED ? "possible" : "tooFewScans";
};
