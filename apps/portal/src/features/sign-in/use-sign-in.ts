import { LOGIN_CODE_LIFE } from "@lucarne/api-client/code-times";
import { askForCode, type Tokens, verifyCode } from "@lucarne/api-client/queries/session";
import { type ComponentType, useState } from "react";
import type { ErrorName } from "../../shared/errors/error-messages.ts";
import { useAction } from "../../shared/query/use-action.ts";
import { countryOfHost } from "../../platform/intl/choice/language-order.ts";
import { language } from "../../platform/intl/portal-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { signIn } from "../../platform/session/sign-in.ts";
import { checkContact, type ContactValues, emptyContact } from "./contact/contact-form.ts";
import { type LoginFailure, type LoginProblem, requestFailure, resendTime, verifyFailure } from "./login-rules.ts";
import type { MissingDataProps } from "./missing-data/missing-data-steps.tsx";
import { type CompanyState, missingSteps } from "./missing-data/missing-data.ts";
import { type CodeUnderWay, type SignInDraft, signInDraft } from "./draft/sign-in-draft.ts";

/** A sign-in that starts at the contact. */
export const newSignIn = (): SignInDraft => ({
  step: "contact",
  values: emptyContact(countryOfHost(location.hostname)),
});

/** The step for the code, in a chunk of its own with the form library: a visitor without a contact never needs it. */
export const loadCodeStep = () => import("./code/code-step.tsx");

/** Requests a code, the first or another one; gives what the next steps need. */
const requestCode = async (
  { body, display }: Pick<CodeUnderWay, "body" | "display">,
  signal: AbortSignal,
): Promise<CodeUnderWay> => {
  const { user_id: userId, challenge, resend_after: wait, ...company } = await askForCode(api, body, signal);
  const now = Date.now();
  const times = { resendAt: resendTime(now, wait), expiresAt: now + LOGIN_CODE_LIFE };

  return { display, body, userId, challenge, company, ...times };
};

/** The steps after the code with their messages, in a chunk of their own because few sign-ins need them. */
const loadMissingData = async () => {
  const [steps] = await Promise.all([import("./missing-data/missing-data-steps.tsx"), language.load("registration")]);

  return steps.MissingData;
};

/** A sign-in with the right code for a company with missing data: the session begins when it is complete. */
type Verified = { tokens: Tokens; company: CompanyState; Steps: ComponentType<MissingDataProps> };

type Attempt = {
  work: (signal: AbortSignal) => Promise<unknown>;
  /** The sign-in to return to after a failure. */
  from: SignInDraft;
  failureOf: (error: unknown) => LoginFailure;
};

/** The steps of signing in (SIGN-15): the contact, the code, what is missing. One call at a time. */
export const useSignIn = (start: SignInDraft, initialProblem: LoginProblem | undefined) => {
  const [draft, setDraft] = useState(start);
  const [moved, setMoved] = useState(false);
  const [problem, setProblem] = useState(initialProblem);
  // Never stored: a reload here signs in again (SIGN-17).
  const [verified, setVerified] = useState<Verified>();

  const keep = (next: SignInDraft) => {
    signInDraft.write(next);
    if (next.step !== draft.step) setMoved(true);
    setDraft(next);
  };

  const attempt = useAction<Attempt>({
    run: ({ work }, signal) => {
      setProblem(undefined);

      return work(signal);
    },
    onFailed: (error, { from, failureOf }) => {
      const failure = failureOf(error);
      setProblem(failure.problem);
      if (failure.step !== from.step) keep({ ...from, step: failure.step });
    },
  });

  const begin = (tokens: Tokens) => {
    signInDraft.clear();
    signIn(tokens);
  };

  return {
    draft,
    verified,
    problem,
    /** Whether the step has changed since the screen was opened: then the focus moves with it. */
    moved,
    pending: attempt.pending,

    /** Resolves to what is wrong with the contact, if no code can be requested for it. */
    sendCode: async (values: ContactValues) => {
      const from: SignInDraft = { ...draft, values };
      let wrong: ErrorName | undefined;
      await attempt.start({
        from,
        failureOf: (error) => requestFailure(error, "contact"),
        work: async (signal) => {
          // Stored before the call, so that maintenance does not lose it (MNT-7).
          keep(from);
          const contact = await checkContact(values);
          if ("error" in contact) {
            wrong = contact.error;

            return;
          }
          // Browsers remember a failed import: without a network none is tried, so that the next try finds the step.
          const [code] = await Promise.all([requestCode(contact, signal), navigator.onLine && loadCodeStep()]);
          keep({ step: "code", values, code });
        },
      });

      return wrong;
    },

    /** Resolves to whether another code was sent. */
    resendCode: (code: CodeUnderWay) =>
      attempt.start({
        from: draft,
        failureOf: (error) => requestFailure(error, "code"),
        work: async (signal) => keep({ ...draft, code: await requestCode(code, signal) }),
      }),

    submitCode: ({ userId, challenge, company }: CodeUnderWay, code: string) =>
      attempt.start({
        from: draft,
        failureOf: verifyFailure,
        work: async (signal) => {
          // Loaded before the code is used up: if this fails, the code can be sent again.
          const Steps = missingSteps(company).length > 0 ? await loadMissingData() : undefined;
          signal.throwIfAborted();
          const tokens = await verifyCode(api, { code, userId, challenge }, signal);
          if (!Steps) {
            begin(tokens);

            return;
          }
          keep({ step: "contact", values: draft.values });
          setVerified({ tokens, company, Steps });
        },
      }),

    begin,

    /** Ends a verified sign-in before its session has begun. */
    leave: (why?: LoginProblem) => {
      setVerified(undefined);
      setProblem(why);
    },

    /** To the contact; a call in progress is aborted. */
    back: () => {
      attempt.cancel();
      setProblem(undefined);
      keep({ ...draft, step: "contact" });
    },
  };
};
