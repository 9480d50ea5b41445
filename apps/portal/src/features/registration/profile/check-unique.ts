import { type UniqueValue, validateUnique } from "@lucarne/api-client/queries/registration";
import { api } from "../../../platform/session/portal-api.ts";
import { mergedRefusal } from "./merged-refusal.ts";

/**
 * Asks the server about several values at once; resolves when all are free.
 * @throws ApiError 422 with a sentence for each that is taken, or the failure that says nothing about them.
 */
export const checkUnique = async (values: readonly UniqueValue[]): Promise<void> => {
  const results = await Promise.allSettled(values.map((value) => validateUnique(api, value)));
  const failures = results.filter((result) => result.status === "rejected").map((result): unknown => result.reason);
  if (failures.length > 0) throw mergedRefusal(failures);
};
