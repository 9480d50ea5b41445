import { ApiError } from "@lucarne/api-client/errors";
import type { FormFunctions } from "@lucarne/configurators/form";

/** The bytes of an uploaded logo. */
export const readLogo: FormFunctions["readLogo"] = async ({ url }, signal) => {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new ApiError({ status: answer.status });

  return answer.blob();
};
