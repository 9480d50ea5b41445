import { OWNER } from "@lucarne/api-client/roles";
import { FIXED_SENTENCES } from "@lucarne/api-client/problems";
import { regionById, type Region } from "@lucarne/api-client/regions";
import { eq } from "drizzle-orm";

import { addUser } from "../../account/commands/users.ts";
import { addCompany } from "../../company/commands/add-company.ts";
import { recordConsents } from "../../account/commands/record-consents.ts";
import { parseOptions } from "../../account/rules/options.ts";
import { lockNumber } from "../../company/queries/taken-number.ts";
import { missingNumbers, storedNumber } from "../../company/rules/company-numbers.ts";
import { rewardSurvey } from "../../company/commands/reward-survey.ts";
import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { region as regionTable } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { Problem, refused, type SentencesByField } from "../../../kernel/problem.ts";
import { openAccount } from "../../../ledger/accounts.ts";
import { grant } from "../../../ledger/ledger.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { toE164 } from "../../../kernel/phone.ts";
import type { Visitor } from "../../../kernel/caller.ts";
import { REGISTRATION_SURVEY } from "../../survey/rules/registration-survey.ts";
import { readSurvey, type SurveyAnswer } from "../../survey/rules/survey-answers.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { takenClaims } from "../queries/taken.ts";

type Profile = Schema<"RegistrationProfile">;

interface CheckedProfile {
  readonly region: Region;
  readonly email: string;
  readonly phoneE164: string;
  readonly number: string | undefined;
  readonly second: string | undefined;
  readonly survey: readonly SurveyAnswer[];
  readonly options: Record<string, unknown>;
}

/** Runs a check and collects the errors that it throws. */
const collect = <Value>(errors: Record<string, SentencesByField[string]>, check: () => Value): Value | undefined => {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Problem) || !error.errors) throw error;
    Object.assign(errors, error.errors);
    return undefined;
  }
};

/** All errors of a profile are returned at once, so that the review step can list them (REG-21). */
const check = async (tx: Tx, profile: Profile, now: Date): Promise<CheckedProfile> => {
  const region = regionById(profile.regionsId);
  if (!region?.registrable) throw refused({ regionsId: [{ text: "validation.enum" }] });
  const sent = {
    first: { field: "companyRegistrationNumber", value: profile.companyRegistrationNumber },
    second: { field: "companyRegistrationNumber2", value: profile.companyRegistrationNumber2 },
  };
  const errors: Record<string, SentencesByField[string]> = { ...missingNumbers(region, sent) };
  const number = collect(errors, () => storedNumber(region, sent.first));
  const second = collect(errors, () => storedNumber(region, sent.second, "second"));
  const email = profile.email.toLowerCase();
  const phoneE164 = toE164(profile.phone, region);
  if (!phoneE164) errors["phone"] = [{ fixed: FIXED_SENTENCES.invalidPhone }];
  const survey = collect(errors, () =>
    readSurvey(profile.surveyResponse, REGISTRATION_SURVEY, region.id, "surveyResponse"),
  );
  const options = collect(errors, () => (profile.options === undefined ? {} : parseOptions(profile.options)));
  const companyNumber = number === undefined ? undefined : { regionId: region.id, number };
  if (companyNumber) await lockNumber(tx, companyNumber);
  const taken = await takenClaims(tx, { email, phoneE164, companyNumber }, now);
  if (taken.email) errors["email"] = [taken.email];
  if (taken.phoneE164) errors["phone"] = [taken.phoneE164];
  if (taken.companyNumber) errors["companyRegistrationNumber"] = [taken.companyNumber];
  if (Object.keys(errors).length > 0 || !phoneE164 || !survey || !options) throw refused(errors);
  return { region, email, phoneE164, number, second, survey, options };
};

const insertCompany = async (tx: Tx, profile: Profile, checked: CheckedProfile, { ipHash }: Visitor, now: Date) => {
  const row = await addCompany(tx, {
    uuid: newUuid(now),
    regionId: checked.region.id,
    name: profile.companyName,
    address: profile.companyAddress,
    streetName: profile.companyStreetName,
    houseNumber: profile.companyHouseNumber,
    city: profile.companyCity,
    postalCode: profile.companyPostalCode,
    registrationNumber: checked.number ?? null,
    registrationNumber2: checked.second ?? null,
    surveyResponse: checked.survey,
    invite: profile.invite ?? null,
    termsAcceptedAt: now,
    termsIpHash: ipHash,
    createdAt: now,
  });
  await openAccount(tx, row.id);
  return row;
};

const insertOwner = async (
  tx: Tx,
  profile: Profile,
  { email, phoneE164, options }: CheckedProfile,
  companyId: number,
  now: Date,
) => {
  return addUser(tx, {
    uuid: newUuid(now),
    companyId,
    role: OWNER,
    name: profile.name,
    surname: profile.surname,
    emailNorm: email,
    phoneE164,
    languagesId: profile.languagesId,
    options: { ...options, hasAgreedToTerms: true },
    emailConsent: profile.email_consent,
    phoneConsent: profile.phone_consent,
    createdAt: now,
  });
};

/**
 * Registers a company with its owner: ledger account, welcome points, survey and consents in the same transaction.
 * Sending the profile accepts the terms.
 *
 * @throws {Problem} `validation_failed` with every refused field
 */
export const registerCompany = async (
  app: TxApp,
  tx: Tx,
  visitor: Visitor,
  profile: Profile,
): Promise<Schema<"Registration">> => {
  const now = app.clock.now();
  const checked = await check(tx, profile, now);
  const own = await insertCompany(tx, profile, checked, visitor, now);
  const owner = await insertOwner(tx, profile, checked, own.id, now);
  await recordConsents(tx, {
    userId: owner.id,
    terms: true,
    email: profile.email_consent === 1,
    phone: profile.phone_consent === 1,
    ipHash: visitor.ipHash,
    now,
  });
  const [row] = await tx
    .select({ welcomePoints: regionTable.welcomePoints })
    .from(regionTable)
    .where(eq(regionTable.id, checked.region.id));
  const amount = row?.welcomePoints ?? 0;
  const actor = `user:${owner.uuid}`;
  if (amount > 0) {
    const ref = { type: "company" as const, id: own.uuid };
    await grant(tx, { companyId: own.id, amount, reason: "welcome_points", ref, actor, now });
    await notify(tx, { userId: owner.id, type: "info", event: "welcome", params: { points: amount } }, now);
  }
  await rewardSurvey(tx, { companyId: own.id, companyUuid: own.uuid, regionId: checked.region.id, actor, now });
  return { company_uuid: own.uuid, user_uuid: owner.uuid, welcome_points: amount };
};
