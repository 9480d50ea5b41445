import { readNumber } from "../../config/queries/settings.ts";
import type { Tx } from "../../../db/client.ts";
import { grant } from "../../../ledger/ledger.ts";

interface Answered {
  readonly companyId: number;
  readonly companyUuid: string;
  readonly regionId: number;
  readonly actor: string;
  readonly now: Date;
}

/** Grants the points of the registration survey where the country has set some (`survey_points`); once per company. */
export const rewardSurvey = async (tx: Tx, { companyUuid, regionId, ...answered }: Answered): Promise<void> => {
  const amount = (await readNumber(tx, "survey_points", regionId)) ?? 0;
  if (amount <= 0) return;
  await grant(tx, { ...answered, amount, reason: "survey", ref: { type: "company", id: companyUuid } });
};
