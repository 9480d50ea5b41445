import { FIXED_SENTENCES } from "@lucarne/api-client/problems";
import { regionById } from "@lucarne/api-client/regions";

import { storedNumber } from "../company/rules/company-numbers.ts";
import { problemOf } from "../../http/answer/answer-problem.ts";
import { ok, type PublicHandler } from "../../http/contract/handler.ts";
import { Problem, refused } from "../../kernel/problem.ts";
import { toE164 } from "../../kernel/phone.ts";
import { registerCompany as register } from "./commands/register-company.ts";
import { takenClaims, takenProblem, type Claims } from "./queries/taken.ts";

/** `POST /v2/company/register`: registers a company with its owner. */
export const registerCompany: PublicHandler<"registerCompany"> = async (app, { body }, call) => {
  try {
    return await call.once(async (tx) => ({ status: 201 as const, body: await register(app, tx, call, body) }));
  } catch (error) {
    throw takenProblem(error, "companyRegistrationNumber");
  }
};

interface Question {
  readonly region_id?: number;
  readonly phone?: string;
  readonly email?: string;
  readonly registration_number?: string;
}

/** The value to check and the field of its error. */
const claimOf = ({ region_id, phone, email, registration_number }: Question): { field: string; claims: Claims } => {
  const given = [phone, email, registration_number].filter((value) => value !== undefined);
  if (given.length !== 1) throw refused({ request: [{ text: "validation.one_of" }] });
  if (email !== undefined) return { field: "email", claims: { email: email.trim().toLowerCase() } };
  const region = region_id === undefined ? undefined : regionById(region_id);
  if (!region) throw refused({ region_id: [{ text: "validation.required" }] });
  if (phone !== undefined) {
    const phoneE164 = toE164(phone, region);
    if (!phoneE164) throw refused({ phone: [{ fixed: FIXED_SENTENCES.invalidPhone }] });
    return { field: "phone", claims: { phoneE164 } };
  }
  const number = storedNumber(region, { field: "registration_number", value: registration_number ?? "" }) ?? "";
  return { field: "registration_number", claims: { companyNumber: { regionId: region.id, number } } };
};

/** `GET /v2/company/validate`: whether an e-mail, phone or number is free. The query is never logged (REG-26). */
export const validateUnique: PublicHandler<"validateUnique"> = async ({ database, clock }, { query }) => {
  const { field, claims } = claimOf(query);
  try {
    const [taken] = Object.values(await takenClaims(database.db, claims, clock.now()));
    if (taken) throw refused({ [field]: [taken] });
    return ok({ unique: true as const });
  } catch (error) {
    if (error instanceof Problem) throw error;
    // A database error contains the checked value; only its kind is passed on and logged.
    throw problemOf(error);
  }
};
