import { MINUTE } from "@lucarne/api-client/durations";

/** What verify and refresh answer (SES-2). */
export type TokenAnswer = {
  token: string;
  refresh_token: string;
  /** Seconds. */
  expires_in: number;
};

/** The stored token record (SES-1), with the id of its session. */
export type TokenRecord = {
  token: string;
  refresh_token: string;
  /** Epoch milliseconds on this device's clock. */
  expiresAt: number;
  /** New with each sign-in, kept when tokens are renewed: a different value is another sign-in. */
  session: string;
  /** The key of the renewal that has begun; the same for each try until one is answered. */
  renewal?: string | undefined;
};

/** Who is using the portal in this tab. */
export type Session =
  | { readonly kind: "none" }
  | { readonly kind: "own"; readonly record: TokenRecord }
  /** Opened by `?token=emulate:…` (SES-15): this tab only, no refresh, nothing saved. */
  | { readonly kind: "emulated"; readonly token: string };

/** Why the last session of this tab ended; shown on the sign-in screen. */
export type SessionEnd = "signed-out" | "elsewhere" | "expired" | "inactive" | "emulation-ended";

/** Below this rest a record is refreshed (SES-3). */
export const REFRESH_THRESHOLD = 10 * MINUTE;

/** Names the session: changes when another one begins, not when tokens are refreshed. */
export const sessionName = (session: Session): string =>
  session.kind === "own" ? session.record.session : session.kind === "emulated" ? `emulated:${session.token}` : "none";

/** The bearer token of a session's calls. */
export const bearerOf = (session: Session): string | undefined =>
  session.kind === "own" ? session.record.token : session.kind === "emulated" ? session.token : undefined;

/** A token record of an answer, `expires_in` counted from now (SES-2). */
export const toRecord = (answer: TokenAnswer, session: string, now: number): TokenRecord => ({
  token: answer.token,
  refresh_token: answer.refresh_token,
  expiresAt: now + answer.expires_in * 1000,
  session,
});

/** Says whether a record is to be refreshed before it is used (SES-3). */
export const needsRefresh = (record: TokenRecord, now: number): boolean => record.expiresAt - now < REFRESH_THRESHOLD;
