import { ApiError, type FieldErrors } from "@lucarne/api-client/errors";
import { isTaken } from "@lucarne/api-client/queries/registration";

/**
 * The refusals of several checks as one, so that a form shows them together. A failure of another
 * kind is shown alone: it says nothing about the values (REG-11).
 */
export const mergedRefusal = (failures: readonly unknown[]): unknown => {
  const other = failures.find((failure) => !isTaken(failure));
  if (other !== undefined) return other;
  const errors: FieldErrors = Object.fromEntries(
    failures.filter(isTaken).flatMap((failure) => Object.entries(failure.errors ?? {})),
  );

  return new ApiError({ status: 422, errors });
};
