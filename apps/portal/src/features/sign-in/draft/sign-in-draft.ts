import { LOGIN_CODE_LIFE } from "@lucarne/api-client/code-times";
import { SECOND } from "@lucarne/api-client/durations";
import type { LoginRequest } from "@lucarne/api-client/queries/session";
import { leaveHint } from "../../../platform/storage/page-hint.ts";
import { tabStore } from "../../../platform/storage/browser-stores.ts";
import type { ContactValues } from "../contact/contact-form.ts";
import type { CompanyState } from "../missing-data/missing-data.ts";

/** A requested code that has not been entered yet. */
export type CodeUnderWay = {
  /** The contact as it is shown. */
  display: string;
  /** The payload of the request, to send it again. */
  body: LoginRequest;
  userId: number;
  challenge?: string | undefined;
  company: CompanyState;
  /** When another code may be requested, in milliseconds since the epoch. */
  resendAt: number;
  /** When the code stops being accepted, in milliseconds since the epoch. */
  expiresAt: number;
};

/** The state of a sign-in in this tab. */
export type SignInDraft = {
  step: "contact" | "code";
  /** The last submitted fields. */
  values: ContactValues;
  /** Kept on the contact step too, so that Back keeps the wait (SIGN-10). */
  code?: CodeUnderWay | undefined;
};

const KEY = "lucarne.sign-in";

/**
 * The sign-in under way in this tab. Stored, so that a visitor who comes back from the mail app finds the code step
 * again, also when the phone has reloaded the page, and maintenance loses nothing (SIGN-10, MNT-7).
 */
export const signInDraft = {
  /** `undefined` for none. The schema is loaded only when there is something to read. */
  read: (): Promise<SignInDraft | undefined> | undefined => {
    const text = tabStore.getItem(KEY);

    return text === null
      ? undefined
      : import("./stored-sign-in.ts").then(({ parseSignInDraft }) => parseSignInDraft(text, Date.now()));
  },
  write: (draft: SignInDraft) => {
    tabStore.setItem(KEY, JSON.stringify(draft));
    // When the code has expired, sign-in begins with its first view again.
    leaveHint("signIn", "1", LOGIN_CODE_LIFE / SECOND);
  },
  clear: () => {
    tabStore.removeItem(KEY);
    leaveHint("signIn");
  },
};
