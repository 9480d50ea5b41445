import { Button } from "@lucarne/ui/button";
import { ArrowLeft } from "@lucarne/ui/icons";
import { Inline, Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { OneTimeCode } from "@lucarne/ui/one-time-code";
import { Heading, Text } from "@lucarne/ui/text";
import { useWatch } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { codeMessages } from "../../../shared/codes/code-messages.ts";
import { ResendCode } from "../../../shared/codes/resend-code.tsx";
import { commonMessages } from "../../../shared/common-messages.ts";
import type { ErrorName } from "../../../shared/errors/error-messages.ts";
import { useFieldProps } from "../../../shared/forms/use-field-props.ts";
import { usePassing } from "../../../shared/forms/use-passing.ts";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { CODE_LENGTH, codeSchema } from "./code-schema.ts";
import type { LoginProblem } from "../login-rules.ts";
import { codeSent, messages } from "../messages.ts";
import { ProblemNotice } from "../problem-notice.tsx";
import type { CodeUnderWay } from "../draft/sign-in-draft.ts";

type CodeStepProps = {
  code: CodeUnderWay;
  problem: LoginProblem | undefined;
  /** The code is being checked. */
  pending: boolean;
  /** Resolves when the server has answered; a refused code is then removed from the field. */
  onSubmit: (code: string) => Promise<unknown>;
  /** Resolves to whether another code was sent. */
  onResend: () => Promise<boolean>;
  onBack: () => void;
};

/** Takes the code of the message; the last digit sends it (SIGN-7, SIGN-8). */
export const CodeStep = ({ code, problem, pending, onSubmit, onResend, onBack }: CodeStepProps) => {
  const intl = useIntl();
  const resent = usePassing();
  const { form, formProps, submit } = usePortalForm({
    schema: codeSchema,
    send: async (values) => {
      await onSubmit(values.code);
      startAgain();
    },
  });
  const typed = useWatch({ control: form.control, name: "code" });
  const field = useFieldProps(form)("code", intl.formatMessage(codeMessages.label));

  const startAgain = () => {
    form.setValue("code", "");
    form.clearErrors();
    form.setFocus("code");
  };

  const resend = async () => {
    if (await onResend()) resent.show();
    startAgain();
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
          <FormattedMessage {...codeSent} values={{ contact: <strong translate="no">{code.display}</strong> }} />
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
      <form {...formProps}>
        <Stack space="gutter">
          <OneTimeCode
            {...field}
            length={CODE_LENGTH}
            value={typed}
            onValueChange={(value) => {
              form.clearErrors();
              form.setValue("code", value);
            }}
            onComplete={submit}
            onTooLong={() => form.setError("code", { message: "codeTooLong" satisfies ErrorName })}
            hint={intl.formatMessage(messages.codeDelay)}
            required
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
