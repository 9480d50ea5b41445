import type { LoginRequest } from "@lucarne/api-client/queries/session";
import { isRegionSlug } from "@lucarne/api-client/regions";
import { tabStore } from "../../platform/storage/browser-stores.ts";
import type { ContactValues } from "./contact-form.ts";
import type { CompanyState } from "./missing-data.ts";

/** A code that was asked for and not yet entered. */
export type CodeUnderWay = {
  /** The contact for the eye. */
  display: string;
  /** What the code was asked for with, to ask again. */
  body: LoginRequest;
  userId: number;
  challenge?: string | undefined;
  company: CompanyState;
  /** From when another code may be asked for, in milliseconds since the epoch. */
  resendAt: number;
  /** When the code stops being accepted, in milliseconds since the epoch. */
  expiresAt: number;
};

/** How far a sign-in has come in this tab. */
export type SignInDraft = {
  step: "contact" | "code";
  /** The fields as they were last submitted. */
  values: ContactValues;
  /** Kept on the contact step too: Back does not forget the wait (SIGN-10). */
  code?: CodeUnderWay | undefined;
};

const KEY = "lucarne.sign-in";

/** A code is accepted for ten minutes. */
export const CODE_LIFETIME_MS = 10 * 60 * 1000;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const areTexts = (fields: Fields, ...names: string[]) => names.every((name) => typeof fields[name] === "string");

const areNumbers = (fields: Fields, ...names: string[]) => names.every((name) => typeof fields[name] === "number");

const isContactValues = (value: unknown): value is ContactValues =>
  isFields(value) &&
  (value["by"] === "email" || value["by"] === "phone") &&
  areTexts(value, "email", "phone") &&
  typeof value["country"] === "string" &&
  isRegionSlug(value["country"]);

const isLoginBody = (value: unknown): value is LoginRequest =>
  isFields(value) && (areTexts(value, "email") || (areTexts(value, "phone") && areNumbers(value, "region")));

const isCompanyState = (value: unknown): value is CompanyState =>
  isFields(value) && areNumbers(value, "company_id", "region") && "has_regnr2" in value && "has_survey" in value;

const isCodeUnderWay = (value: unknown): value is CodeUnderWay =>
  isFields(value) &&
  areTexts(value, "display") &&
  isLoginBody(value["body"]) &&
  areNumbers(value, "userId", "resendAt", "expiresAt") &&
  isCompanyState(value["company"]) &&
  (value["challenge"] === undefined || areTexts(value, "challenge"));

/** Reads a stored draft: unreadable counts as none, and a code past its time leaves the contact alone. */
export const parseSignInDraft = (text: string | null, now: number): SignInDraft | undefined => {
  if (text === null) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    if (!isFields(draft) || !isContactValues(draft["values"])) return undefined;
    const { step, values, code } = draft;
    if (!isCodeUnderWay(code) || code.expiresAt <= now) return { step: "contact", values: draft["values"] };

    return { step: step === "code" ? "code" : "contact", values, code };
  } catch {
    return undefined;
  }
};

/**
 * The sign-in under way in this tab. Stored, so that a visitor who left for the mail app finds the
 * code step again even when the phone reloaded the page meanwhile, and nothing typed is lost when
 * maintenance comes between (SIGN-10, MNT-7).
 */
export const signInDraft = {
  read: () => parseSignInDraft(tabStore.getItem(KEY), Date.now()),
  write: (draft: SignInDraft) => tabStore.setItem(KEY, JSON.stringify(draft)),
  clear: () => tabStore.removeItem(KEY),
};
