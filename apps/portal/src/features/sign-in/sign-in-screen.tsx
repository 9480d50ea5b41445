import { SplitScreen } from "@lucarne/ui/split-screen";
import { lazy, Suspense, use, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Artwork } from "../../shared/artwork/artwork.tsx";
import { AnonymousHeader } from "../../shared/frame/anonymous-header.tsx";
import { sessionStore } from "../../platform/session/portal-session.ts";
import { ContactStep } from "./contact/contact-step.tsx";
import { messages } from "./messages.ts";
import { type SignInDraft, signInDraft } from "./draft/sign-in-draft.ts";
import { loadCodeStep, newSignIn, useSignIn } from "./use-sign-in.ts";

const CodeStep = lazy(async () => ({ default: (await loadCodeStep()).CodeStep }));

type SignInProps = { stored?: Promise<SignInDraft | undefined> };

const SignIn = ({ stored }: SignInProps) => {
  const start = (stored && use(stored)) ?? newSignIn();
  const end = sessionStore.lastEnd();
  const { draft, verified, problem, moved, pending, sendCode, resendCode, submitCode, begin, leave, back } = useSignIn(
    start,
    end === "inactive" ? "inactive" : undefined,
  );
  const { step, values, code } = draft;
  if (verified) {
    const { tokens, company, Steps } = verified;

    return <Steps company={company} token={tokens.token} onDone={() => begin(tokens)} onEnd={leave} />;
  }

  return (
    <SplitScreen
      header={<AnonymousHeader />}
      picture={<Artwork scene="signIn" isFirst />}
      caption={<FormattedMessage {...messages.caption} />}
    >
      {step === "code" && code ? (
        <Suspense fallback={null}>
          <CodeStep
            code={code}
            problem={problem}
            pending={pending}
            onSubmit={(typed) => submitCode(code, typed)}
            onResend={() => resendCode(code)}
            onBack={back}
          />
        </Suspense>
      ) : (
        <ContactStep
          initial={values}
          problem={problem}
          takeFocus={moved}
          sessionExpired={end === "expired"}
          pending={pending}
          onSubmit={sendCode}
        />
      )}
    </SplitScreen>
  );
};

/** Sign-in: the contact, then the code, then missing data (SIGN-1, SIGN-7, SIGN-15). */
const SignInScreen = () => {
  const [stored] = useState(signInDraft.read);

  if (!stored) return <SignIn />;

  return (
    <Suspense fallback={null}>
      <SignIn stored={stored} />
    </Suspense>
  );
};

export { SignInScreen as Component };
