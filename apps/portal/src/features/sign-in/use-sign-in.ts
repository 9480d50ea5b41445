import { askForCode, verifyCode } from "@lucarne/api-client/queries/session";
import { useState } from "react";
import { usePending } from "../../app/forms/use-pending.ts";
import { countryOfHost } from "../../intl/language-order.ts";
import { api } from "../../session/portal-api.ts";
import { signIn } from "../../session/sign-in.ts";
import { checkContact, type ContactValues, emptyContact } from "./contact-form.ts";
import { type LoginFailure, type LoginProblem, requestFailure, resendTime, verifyFailure } from "./login-rules.ts";
import { CODE_LIFETIME_MS, type CodeUnderWay, type SignInDraft, signInDraft } from "./sign-in-draft.ts";

const startDraft = (): SignInDraft =>
  signInDraft.read() ?? { step: "contact", values: emptyContact(countryOfHost(location.hostname)) };

/** Asks for a code, first or again, and notes what the next steps need. */
const requestCode = async ({ body, display }: Pick<CodeUnderWay, "body" | "display">): Promise<CodeUnderWay> => {
  const { user_id: userId, challenge, resend_after: wait } = await askForCode(api, body);
  const now = Date.now();

  return { display, body, userId, challenge, resendAt: resendTime(now, wait), expiresAt: now + CODE_LIFETIME_MS };
};

/** The steps of signing in (document 1 §4): the contact, then the code. Each call answers when it is done. */
export const useSignIn = (initialProblem: LoginProblem | undefined) => {
  const [draft, setDraft] = useState(startDraft);
  const [moved, setMoved] = useState(false);
  const [problem, setProblem] = useState(initialProblem);
  const { pending, run } = usePending();

  const keep = (next: SignInDraft) => {
    signInDraft.write(next);
    if (next.step !== draft.step) setMoved(true);
    setDraft(next);
  };

  const fail = (current: SignInDraft, failure: LoginFailure) => {
    setProblem(failure.problem);
    if (failure.step !== current.step) keep({ ...current, step: failure.step });
  };

  const attempt = <Result>(work: () => Promise<Result>) => {
    setProblem(undefined);

    return run(work);
  };

  return {
    draft,
    problem,
    /** Whether this visit has gone from one step to another: then the focus goes along. */
    moved,
    pending,

    /** Gives what is wrong with the contact, if it cannot be asked for a code. */
    sendCode: (values: ContactValues) =>
      attempt(async () => {
        // Kept before the call: what was typed outlives maintenance (decisions A10).
        const typed: SignInDraft = { ...draft, values };
        keep(typed);
        try {
          const contact = await checkContact(values);
          if ("error" in contact) return contact.error;
          keep({ step: "code", values, code: await requestCode(contact) });
        } catch (error) {
          fail(typed, requestFailure(error, "contact"));
        }

        return undefined;
      }),

    /** Gives whether another code is on its way. */
    resendCode: (code: CodeUnderWay) =>
      attempt(async () => {
        try {
          keep({ ...draft, code: await requestCode(code) });

          return true;
        } catch (error) {
          fail(draft, requestFailure(error, "code"));

          return false;
        }
      }),

    submitCode: ({ userId, challenge }: CodeUnderWay, code: string) =>
      attempt(async () => {
        try {
          const tokens = await verifyCode(api, { code, userId, challenge });
          signInDraft.clear();
          signIn(tokens);
        } catch (error) {
          fail(draft, verifyFailure(error));
        }
      }),

    back: () => {
      setProblem(undefined);
      keep({ ...draft, step: "contact" });
    },
  };
};
