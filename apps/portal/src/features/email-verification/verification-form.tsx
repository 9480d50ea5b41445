import { ActionBar } from "@lucarne/ui/app-frame";
import { Button } from "@lucarne/ui/button";
import { Hidden, Inline, Stack } from "@lucarne/ui/layout";
import { TextLink } from "@lucarne/ui/link";
import { Notice } from "@lucarne/ui/notice";
import { Text } from "@lucarne/ui/text";
import { TextField } from "@lucarne/ui/text-field";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ReadOnlyNote } from "../../shared/page-parts/states/read-only-note.tsx";
import { href } from "../../shared/navigation/href.ts";
import { codeMessages } from "../../shared/codes/code-messages.ts";
import { ResendCode } from "../../shared/codes/resend-code.tsx";
import { errorMessages } from "../../shared/errors/error-messages.ts";
import { useErrorText } from "../../shared/errors/use-error-text.ts";
import { FormProblems } from "../../shared/forms/problems/form-problems.tsx";
import { sent } from "./email-verification-screen.css.ts";
import { codeGoesTo, messages } from "./messages.ts";
import { useEmailVerification } from "./use-email-verification.ts";

/** The code of the message, another message, another address; on phones the main action stays above the tab bar. */
export const VerificationForm = ({ email }: { email: string }) => {
  const { formatMessage } = useIntl();
  const formId = useId();
  const errorText = useErrorText();
  const { form, formProps, problems, summary, pending, resend, resendAt, resendFailed, resent } =
    useEmailVerification();
  const label = formatMessage(codeMessages.label);
  const wrong = form.formState.errors.code?.message;

  return (
    <Stack space="large">
      <div>
        <Text tone="muted">
          <FormattedMessage {...codeGoesTo} values={{ email: <strong translate="no">{email}</strong> }} />
        </Text>
        <div role="status">
          {resent && (
            <Notice tone="positive" className={sent}>
              <FormattedMessage {...codeMessages.resent} />
            </Notice>
          )}
        </div>
      </div>
      <FormProblems problems={problems} ref={summary} />
      {resendFailed && (
        <Notice tone="negative" live>
          <FormattedMessage {...errorMessages.generic} />
        </Notice>
      )}
      <form {...formProps} id={formId}>
        <Stack space="gutter">
          <TextField
            {...form.register("code")}
            label={label}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            error={wrong && errorText(wrong, label)}
          />
          <ReadOnlyNote />
          <Hidden below="tablet">
            <Button type="submit" stretch pending={pending}>
              <FormattedMessage {...messages.submit} />
            </Button>
          </Hidden>
        </Stack>
      </form>
      <Inline align="space-between">
        <ResendCode key={resendAt} resendAt={resendAt} onResend={resend} />
        <TextLink href={href("profile")} weight="strong" standalone>
          <FormattedMessage {...messages.change} />
        </TextLink>
      </Inline>
      <ActionBar>
        <Button type="submit" form={formId} pending={pending}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </ActionBar>
    </Stack>
  );
};
