import { companyNumberForm } from "@lucarne/api-client/company-numbers";
import { isTaken, validateUnique } from "@lucarne/api-client/queries/registration";
import { queryKeys } from "@lucarne/api-client/queries/keys";
import { reportProblem } from "@lucarne/api-client/problems";
import type { Region } from "@lucarne/api-client/regions";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorTextOf } from "../../../shared/errors/error-messages.ts";
import { api } from "../../../platform/session/portal-api.ts";

/** The check of a company number by the server: not asked, pending, free, or refused with a reason. */
export type NumberCheck = { status?: "checking" | "valid" | undefined; error?: string | undefined };

/**
 * Asks about a company number when its field is left, so that a number that is taken is known before the rest is
 * typed. A failed request shows nothing here: Next repeats the check and shows its failure (REG-11).
 */
export const useNumberCheck = (region: Region | undefined, typed: string) => {
  const [left, setLeft] = useState("");
  const number = companyNumberForm(region, typed);
  const isAsked = region !== undefined && number !== "" && number === left;
  const { isSuccess, isFetching, error } = useQuery({
    queryKey: queryKeys.registration.number(region?.id, number),
    queryFn: async ({ signal }) => {
      await validateUnique(api, { region_id: region?.id ?? 0, registration_number: number }, signal);

      return true;
    },
    enabled: isAsked,
  });
  const isKnown = isAsked && !isFetching;
  const refusal = isKnown && isTaken(error) ? reportProblem(error).messages[0] : undefined;
  const check: NumberCheck = {
    status: isAsked && isFetching ? "checking" : isKnown && isSuccess ? "valid" : undefined,
    error: refusal && errorTextOf(refusal),
  };

  return { check, ask: () => setLeft(number) };
};
