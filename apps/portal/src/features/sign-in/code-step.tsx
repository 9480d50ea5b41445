import { Button } from "@lucarne/ui/button";
import { ArrowLeft } from "@lucarne/ui/icons";
import { Inline, Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { OneTimeCode } from "@lucarne/ui/one-time-code";
import { Heading, Text } from "@lucarne/ui/text";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { codeMessages } from "../../shared/codes/code-messages.ts";
import { ResendCode } from "../../shared/codes/resend-code.tsx";
import { commonMessages } from "../../shared/common-messages.ts";
import { useErrorText } from "../../shared/errors/use-error-text.ts";
import { usePassing } from "../../shared/forms/use-passing.ts";
import { isCode, type LoginProblem } from "./login-rules.ts";
import { codeSent, messages } from "./messages.ts";
import { ProblemNotice } from "./problem-notice.tsx";
import type { CodeUnderWay } from "./sign-in-draft.ts";

type CodeStepProps = {
  code: CodeUnderWay;
  problem: LoginProblem | undefined;
  /** The code is being checked. */
  pending: boolean;
  /** Resolves when the answer is there; a code that did not open the door is taken out of the field. */
  onSubmit: (code: string) => Promise<unknown>;
  /** Gives whether another code is on its way. */
  onResend: () => Promise<boolean | undefined>;
  onBack: () => void;
};

const CODE_LENGTH = 5;

/** Takes the code of the message; the last digit sends it (SIGN-7, SIGN-8). */
export const CodeStep = ({ code, problem, pending, onSubmit, onResend, onBack }: CodeStepProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const resent = usePassing();
  const input = useRef<HTMLInputElement>(null);
  const label = intl.formatMessage(codeMessages.label);

  const startAgain = () => {
    setTyped("");
    input.current?.focus();
  };

  const resend = async () => {
    const sent = await onResend();
    if (sent) resent.show();
    startAgain();
  };

  const submit = (value: string) => {
    setMissing(!isCode(value));
    if (isCode(value)) void onSubmit(value).then(startAgain);
    else input.current?.focus();
  };

  return (
    <Stack space="large">
      <Inline>
        <Button variant="text" flush="start" icon={ArrowLeft} onClick={onBack}>
          <FormattedMessage {...commonMessages.back} />
        </Button>
      </Inline>
      <Stack space="xsmall">
        <Heading level={1}>
          <FormattedMessage {...messages.codeTitle} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...codeSent} values={{ contact: <strong>{code.display}</strong> }} />
        </Text>
      </Stack>
      <ProblemNotice problem={problem} />
      <div role="status">
        {resent.shown && (
          <Notice tone="positive">
            <FormattedMessage {...codeMessages.resent} />
          </Notice>
        )}
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(typed);
        }}
      >
        <Stack space="gutter">
          <OneTimeCode
            ref={input}
            label={label}
            length={CODE_LENGTH}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setMissing(false);
            }}
            onComplete={submit}
            hint={intl.formatMessage(messages.codeDelay)}
            error={missing ? errorText("required", label) : undefined}
            autoFocus
          />
          <Button type="submit" stretch pending={pending}>
            <FormattedMessage {...messages.submitCode} />
          </Button>
        </Stack>
      </form>
      <Inline align="space-between">
        <ResendCode key={code.resendAt} resendAt={code.resendAt} onResend={resend} />
        <Inline space="xsmall">
          <Text size="small" tone="muted" as="span">
            <FormattedMessage {...("email" in code.body ? messages.wrongEmail : messages.wrongPhone)} />
          </Text>
          <Button variant="text" size="compact" flush="end" onClick={onBack}>
            <FormattedMessage {...messages.change} />
          </Button>
        </Inline>
      </Inline>
    </Stack>
  );
};
