import { isCancel } from "@lucarne/api-client/errors";
import { askForCode, type Tokens, verifyCode } from "@lucarne/api-client/queries/session";
import { type ComponentType, useRef, useState } from "react";
import { usePending } from "../../shared/forms/use-pending.ts";
import { countryOfHost } from "../../platform/intl/language-order.ts";
import { language } from "../../platform/intl/portal-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { signIn } from "../../platform/session/sign-in.ts";
import { checkContact, type ContactValues, emptyContact } from "./contact-form.ts";
import { type LoginFailure, type LoginProblem, requestFailure, resendTime, verifyFailure } from "./login-rules.ts";
import type { MissingDataProps } from "./missing-data-steps.tsx";
import { type CompanyState, missingSteps } from "./missing-data.ts";
import { CODE_LIFETIME_MS, type CodeUnderWay, type SignInDraft, signInDraft } from "./sign-in-draft.ts";

const startDraft = (): SignInDraft =>
  signInDraft.read() ?? { step: "contact", values: emptyContact(countryOfHost(location.hostname)) };

/** Asks for a code, first or again, and notes what the next steps need. */
const requestCode = async (
  { body, display }: Pick<CodeUnderWay, "body" | "display">,
  signal: AbortSignal,
): Promise<CodeUnderWay> => {
  const { user_id: userId, challenge, resend_after: wait, ...company } = await askForCode(api, body, signal);
  const now = Date.now();
  const times = { resendAt: resendTime(now, wait), expiresAt: now + CODE_LIFETIME_MS };

  return { display, body, userId, challenge, company, ...times };
};

/** The steps after the code, with their words: few sign-ins need them. */
const loadMissingData = async () => {
  const [steps] = await Promise.all([import("./missing-data-steps.tsx"), language.load("registration")]);

  return steps.MissingData;
};

/** A code that was right, of a company that lacks something: the session begins when that is there. */
type Verified = { tokens: Tokens; company: CompanyState; Steps: ComponentType<MissingDataProps> };

/** The steps of signing in (SIGN-15): the contact, the code, what is missing. Each call answers when it is done. */
export const useSignIn = (initialProblem: LoginProblem | undefined) => {
  const [draft, setDraft] = useState(startDraft);
  const [moved, setMoved] = useState(false);
  const [problem, setProblem] = useState(initialProblem);
  // Never stored: a reload here signs in again (SIGN-17).
  const [verified, setVerified] = useState<Verified>();
  const { pending, run } = usePending();
  const underWay = useRef<AbortController>(undefined);

  const keep = (next: SignInDraft) => {
    signInDraft.write(next);
    if (next.step !== draft.step) setMoved(true);
    setDraft(next);
  };

  const fail = (current: SignInDraft, error: unknown, failureOf: (error: unknown) => LoginFailure) => {
    if (isCancel(error)) return;
    const failure = failureOf(error);
    setProblem(failure.problem);
    if (failure.step !== current.step) keep({ ...current, step: failure.step });
  };

  const begin = (tokens: Tokens) => {
    signInDraft.clear();
    signIn(tokens);
  };

  const attempt = <Result>(work: (signal: AbortSignal) => Promise<Result>) =>
    run(() => {
      setProblem(undefined);
      underWay.current = new AbortController();

      return work(underWay.current.signal);
    });

  return {
    draft,
    verified,
    problem,
    /** Whether this visit has gone from one step to another: then the focus goes along. */
    moved,
    pending,

    /** Gives what is wrong with the contact, if it cannot be asked for a code. */
    sendCode: (values: ContactValues) =>
      attempt(async (signal) => {
        // Kept before the call: what was typed outlives maintenance (MNT-7).
        const typed: SignInDraft = { ...draft, values };
        keep(typed);
        try {
          const contact = await checkContact(values);
          if ("error" in contact) return contact.error;
          keep({ step: "code", values, code: await requestCode(contact, signal) });
        } catch (error) {
          fail(typed, error, (failed) => requestFailure(failed, "contact"));
        }

        return undefined;
      }),

    /** Gives whether another code is on its way. */
    resendCode: (code: CodeUnderWay) =>
      attempt(async (signal) => {
        try {
          keep({ ...draft, code: await requestCode(code, signal) });

          return true;
        } catch (error) {
          fail(draft, error, (failed) => requestFailure(failed, "code"));

          return false;
        }
      }),

    submitCode: ({ userId, challenge, company }: CodeUnderWay, code: string) =>
      attempt(async (signal) => {
        try {
          // Loaded before the code is used up: without them the code may be sent again.
          const Steps = missingSteps(company).length > 0 ? await loadMissingData() : undefined;
          signal.throwIfAborted();
          const tokens = await verifyCode(api, { code, userId, challenge }, signal);
          if (!Steps) {
            begin(tokens);

            return;
          }
          keep({ step: "contact", values: draft.values });
          setVerified({ tokens, company, Steps });
        } catch (error) {
          fail(draft, error, verifyFailure);
        }
      }),

    begin,

    /** Gives up a verified sign-in. */
    leave: (why?: LoginProblem) => {
      setVerified(undefined);
      setProblem(why);
    },

    /** To the contact; what is under way is given up, so that its answer moves nobody any more. */
    back: () => {
      underWay.current?.abort();
      setProblem(undefined);
      keep({ ...draft, step: "contact" });
    },
  };
};
