import { ApiError } from "@lucarne/api-client/errors";
import { orderFile } from "@lucarne/api-client/queries/orders";
import type { FormFunctions } from "@lucarne/configurators/form";
import { api } from "../../platform/session/portal-api.ts";

/** The bytes of an uploaded logo or photo; the signed address in an earlier order has expired. */
export const readLogo: FormFunctions["readLogo"] = async ({ url, uuid }, signal) => {
  const signed = url === "" ? undefined : await fetch(url, { signal });
  if (signed?.ok === true) return signed.blob();
  if (uuid === "") throw new ApiError({ status: signed?.status ?? 404 });

  return orderFile(api, uuid, signal);
};
