import { ApiError } from "@lucarne/api-client/errors";

/**
 * Says whether the thing that an address names is not there, by the failure of the call for it: unknown to the server
 * (404), or an id that is not valid at all (422).
 */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && [404, 422].includes(error.status);
