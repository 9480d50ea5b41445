import { ApiError, type FieldErrors } from "@lucarne/api-client/errors";

/** Whether an answer says that a value is taken or not fit (REG-11). */
export const isTaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && [409, 422].includes(error.status);

/**
 * The refusals of several checks as one, so that a form shows them together. A failure of another
 * kind is shown alone: it says nothing about the values (REG-11).
 */
export const mergedRefusal = (failures: readonly unknown[]): unknown => {
  const other = failures.find((failure) => !isTaken(failure));
  if (other !== undefined) return other;
  const errors: FieldErrors = Object.assign({}, ...failures.filter(isTaken).map((failure) => failure.errors ?? {}));

  return new ApiError({ status: 422, errors });
};
