import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import { ApiError, type FieldErrors } from "../client/errors.ts";
import type { components, operations } from "../generated/schema.ts";
import { FIXED_SENTENCES } from "../client/problems.ts";
import { queryKeys } from "./keys.ts";

type Schemas = components["schemas"];

export type SurveyQuestion = Schemas["SurveyQuestion"];
export type RegistrationProfile = Schemas["RegistrationProfile"];
export type Registration = Schemas["Registration"];
export type SurveyType = operations["getSurvey"]["parameters"]["query"]["type"];

/** One of the three things that the server can be asked about (REG-26). */
export type UniqueValue =
  | { readonly email: string }
  | { readonly region_id: number; readonly phone: string }
  | { readonly region_id: number; readonly registration_number: string };

/** The questions of a survey. Without `regionId` the caller's country; a visitor names one. */
export const surveyQuery = (client: ApiClient, type: SurveyType, language: string, regionId?: number) =>
  queryOptions({
    queryKey: queryKeys.survey.questions(type, regionId ?? null, language),
    queryFn: async ({ signal }) => {
      const query = { type, region_id: regionId };
      const { data } = await answerOf(client.GET("/v1/survey", { params: { query }, signal }));
      return data;
    },
  });

/** Whether an answer says that a value is taken or not fit (REG-11). */
export const isTaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && [409, 422].includes(error.status);

const takenErrors = (value: UniqueValue): FieldErrors => {
  if ("email" in value) return { email: [FIXED_SENTENCES.emailTaken] };
  if ("phone" in value) return { phone: [FIXED_SENTENCES.phoneNotUnique] };

  return { registration_number: [FIXED_SENTENCES.registrationNumberTaken] };
};

/**
 * Asks whether a value is free; resolves when it is.
 * @throws ApiError 409 or 422 with a sentence when it is taken; any other error says nothing about it (REG-11).
 */
export const validateUnique = async (client: ApiClient, query: UniqueValue, signal?: AbortSignal): Promise<void> => {
  try {
    await client.GET("/v2/company/validate", { params: { query }, signal });
  } catch (error) {
    // Another backend may answer with the status alone.
    if (isTaken(error) && !error.errors) throw new ApiError({ status: error.status, errors: takenErrors(query) });
    throw error;
  }
};

/** Registers a company with its owner. The key makes a repetition harmless. */
export const registerCompany = (client: ApiClient, body: RegistrationProfile, key: string): Promise<Registration> =>
  answerOf(client.POST("/v2/company/register", { params: { header: { "Idempotency-Key": key } }, body }));
