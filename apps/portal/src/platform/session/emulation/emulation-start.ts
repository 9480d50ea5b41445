import type { CurrentUser } from "@lucarne/api-client/queries/account";
import type { SessionStore } from "../tokens/session-store.ts";

type Parts = {
  store: Pick<SessionStore, "emulate">;
  /** The user of a token; throws as the API client does. */
  userOf: (token: string) => Promise<Pick<CurrentUser, "emulation">>;
};

/**
 * Starts the emulated session of a token, only when the API says that the token belongs to one (SES-20): with an
 * ordinary token the visitor would use another account without noticing. Resolves with `false` when it does not.
 */
export const startEmulation = async (token: string, { store, userOf }: Parts): Promise<boolean> => {
  if (token === "") return false;
  try {
    const { emulation } = await userOf(token);
    if (!emulation) return false;
  } catch {
    return false;
  }
  store.emulate(token);

  return true;
};
