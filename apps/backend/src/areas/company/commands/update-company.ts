import { regionById } from "@lucarne/api-client/regions";
import { eq } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { card, company } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { Problem } from "../../../kernel/problem.ts";
import { isNumberTaken, lockNumber, numberTaken } from "../queries/taken-number.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { revokeSessions } from "../../session/commands/revoke.ts";
import { REGISTRATION_SURVEY } from "../../survey/rules/registration-survey.ts";
import { readSurvey, type SurveyAnswer } from "../../survey/rules/survey-answers.ts";
import { storedNumber } from "../rules/company-numbers.ts";
import { companyView } from "../queries/company-view.ts";
import { rewardSurvey } from "./reward-survey.ts";

type Change = Schema<"CompanyUpdate">;
type Row = typeof company.$inferSelect;

const requireFreeNumber = async (tx: Tx, own: Row, number: string | undefined): Promise<void> => {
  if (number === undefined || number === own.registrationNumber) return;
  const claimed = { regionId: own.regionId, number, except: own.id };
  await lockNumber(tx, claimed);
  if (await isNumberTaken(tx, claimed)) throw numberTaken("registration_number");
};

const surveyOf = (own: Row, response: string | undefined): readonly SurveyAnswer[] | undefined => {
  if (response === undefined) return undefined;
  if (own.surveyResponse !== null) {
    throw new Problem("survey_locked");
  }
  return readSurvey(response, REGISTRATION_SURVEY, own.regionId, "surveyResponse");
};

/**
 * Changes the fields that are sent, of the caller's own company. `active: 2` declines the terms and ends all sessions
 * of the company (PRM-7).
 *
 * @throws {Problem} `not_found` for another company, `survey_locked`, `validation_failed`
 */
export const updateCompany = async (
  app: TxApp,
  tx: Tx,
  caller: Caller,
  id: number,
  change: Change,
): Promise<Schema<"Company">> => {
  if (id !== caller.companyId) throw new Problem("not_found");
  const declines = change.active === 2;
  const [own] = await tx.select().from(company).where(eq(company.id, id)).for("no key update");
  const region = own && regionById(own.regionId);
  if (!own || !region) throw new Problem("not_found");
  const now = app.clock.now();
  const number = storedNumber(region, { field: "registration_number", value: change.registration_number });
  const second = storedNumber(
    region,
    { field: "registration_number_2", value: change.registration_number_2 },
    "second",
  );
  await requireFreeNumber(tx, own, number);
  const survey = surveyOf(own, change.surveyResponse);
  const moved = change.address !== undefined && change.address !== own.address;
  const [row] = await tx
    .update(company)
    .set({
      name: change.name,
      address: change.address,
      // The stored parts belong to the old address.
      ...(moved ? { streetName: null, houseNumber: null } : {}),
      city: change.city,
      postalCode: change.postal_code,
      registrationNumber: number,
      registrationNumber2: second,
      ...(survey ? { surveyResponse: survey } : {}),
      active: change.active,
      // An update without any column would be invalid SQL.
      uuid: own.uuid,
    })
    .where(eq(company.id, id))
    .returning();
  if (!row) throw new Problem("not_found");
  const actor = `user:${caller.userUuid}`;
  if (survey) {
    await rewardSurvey(tx, { companyId: id, companyUuid: own.uuid, regionId: own.regionId, actor, now });
  }
  if (declines) await revokeSessions(tx, { companyId: id }, "company_declined", now);
  const [held] = await tx.select().from(card).where(eq(card.companyId, id));
  return companyView(row, held ?? null);
};
