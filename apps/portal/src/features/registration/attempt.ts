import type { RegistrationProfile } from "@lucarne/api-client/queries/registration";

/** A try to register: what was sent, and the key that makes sending the same again harmless. */
export type Attempt = { key: string; profile: string };

/** Whether a stored value can be read as a try. */
export const isAttempt = (value: unknown): value is Attempt =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  "profile" in value &&
  typeof value.profile === "string";

/** The try to send a profile with: the last one if it was the same, since its answer may have been lost on the way. */
export const attemptOf = (profile: RegistrationProfile, last: Attempt | undefined): Attempt => {
  const text = JSON.stringify(profile);

  return last?.profile === text ? last : { key: crypto.randomUUID(), profile: text };
};
