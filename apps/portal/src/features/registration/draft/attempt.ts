import type { RegistrationProfile } from "@lucarne/api-client/queries/registration";
import { z } from "zod/mini";
import { newKey } from "../../../platform/security/new-key.ts";

/** A try to register: what was sent, and the key that makes sending the same again harmless. */
export const storedAttempt = z.object({ key: z.string(), profile: z.string() });

export type Attempt = z.infer<typeof storedAttempt>;

/** The try to send a profile with: the last one if the profile is the same, because its answer may have been lost. */
export const attemptOf = (profile: RegistrationProfile, last: Attempt | undefined): Attempt => {
  const text = JSON.stringify(profile);

  return last?.profile === text ? last : { key: newKey(), profile: text };
};
