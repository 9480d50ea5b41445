import { isRegionSlug, type RegionSlug } from "@lucarne/api-client/regions";

/** Where the code goes: an address, or a number as it was typed with the slug of its country. */
export type Contact = { by: "email"; email: string } | { by: "phone"; phone: string; country: RegionSlug };

/** A code that was asked for and not yet entered. */
export type PendingLogin = {
  contact: Contact;
  /** The contact for the eye: the address, or the number in groups with its country code. */
  display: string;
  userId: number;
  challenge?: string | undefined;
  /** From when another code may be asked for, in milliseconds since the epoch. */
  resendAt: number;
  /** When the code stops being accepted, in milliseconds since the epoch. */
  expiresAt: number;
  /** Back leads to the contact without forgetting the code that is under way. */
  step: "contact" | "code";
};

const KEY = "lucarne.sign-in.v1";

/** A code is accepted for ten minutes. */
export const CODE_LIFETIME_MS = 10 * 60 * 1000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isContact = (value: unknown): value is Contact => {
  if (!isRecord(value)) return false;
  if (value["by"] === "email") return typeof value["email"] === "string";
  const country = value["country"];
  return (
    value["by"] === "phone" &&
    typeof value["phone"] === "string" &&
    typeof country === "string" &&
    isRegionSlug(country)
  );
};

const isPendingLogin = (value: unknown): value is PendingLogin =>
  isRecord(value) &&
  isContact(value["contact"]) &&
  typeof value["display"] === "string" &&
  typeof value["userId"] === "number" &&
  (value["challenge"] === undefined || typeof value["challenge"] === "string") &&
  typeof value["resendAt"] === "number" &&
  typeof value["expiresAt"] === "number" &&
  (value["step"] === "contact" || value["step"] === "code");

/** Reads a stored pending sign-in; anything unreadable or past its time counts as none. */
export const parsePendingLogin = (text: string | null, now: number): PendingLogin | undefined => {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isPendingLogin(value) && value.expiresAt > now ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The pending sign-in of this tab. Kept per tab, so that a visitor who left for the mail app finds
 * the code step again even when the phone reloaded the page meanwhile (decisions A4).
 */
export const pendingLogin = {
  read: (now = Date.now()) => {
    try {
      return parsePendingLogin(sessionStorage.getItem(KEY), now);
    } catch {
      return undefined;
    }
  },
  write: (value: PendingLogin) => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(value));
    } catch {
      // Storage may be shut; then a reload starts at the contact again.
    }
  },
  clear: () => {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was stored.
    }
  },
};
