import { SplitScreen } from "@lucarne/ui/split-screen";
import { FormattedMessage } from "react-intl";
import { Artwork } from "../../shared/artwork/artwork.tsx";
import { AnonymousHeader } from "../../shared/frame/anonymous-header.tsx";
import { sessionStore } from "../../platform/session/portal-session.ts";
import { CodeStep } from "./code-step.tsx";
import { ContactStep } from "./contact-step.tsx";
import { messages } from "./messages.ts";
import { useSignIn } from "./use-sign-in.ts";

/** Sign-in: where the code goes, then the code, then what is missing (SIGN-1, SIGN-7, SIGN-15). */
const SignInScreen = () => {
  const end = sessionStore.lastEnd();
  const { draft, verified, problem, moved, pending, sendCode, resendCode, submitCode, begin, leave, back } = useSignIn(
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
      picture={<Artwork scene="signIn" />}
      caption={<FormattedMessage {...messages.caption} />}
    >
      {step === "code" && code ? (
        <CodeStep
          code={code}
          problem={problem}
          pending={pending}
          onSubmit={(typed) => submitCode(code, typed)}
          onResend={() => resendCode(code)}
          onBack={back}
        />
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

export { SignInScreen as Component };
