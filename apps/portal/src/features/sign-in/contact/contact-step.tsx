import { isRegionSlug } from "@lucarne/api-client/regions";
import { Button } from "@lucarne/ui/button";
import { Mail, Smartphone } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { SegmentedControl } from "@lucarne/ui/segmented-control";
import { Heading, Text } from "@lucarne/ui/text";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ErrorName } from "../../../shared/errors/error-messages.ts";
import { countryOfNumber } from "./country-of-number.ts";
import type { ContactValues } from "./contact-form.ts";
import { EmailContact, PhoneContact } from "./contact-fields.tsx";
import type { LoginProblem } from "../login-rules.ts";
import { messages } from "../messages.ts";
import { ProblemNotice } from "../problem-notice.tsx";
import { RegisterLink } from "./register-link.tsx";

type ContactStepProps = {
  /** What the fields start with. */
  initial: ContactValues;
  problem: LoginProblem | undefined;
  /** Whether the field gets the focus: the visitor returned to this step. */
  takeFocus: boolean;
  /** The last session expired: the visitor did not sign out. */
  sessionExpired: boolean;
  pending: boolean;
  /** Gives the error of the contact if no code can be sent to it. */
  onSubmit: (values: ContactValues) => Promise<ErrorName | undefined>;
};

/**
 * Asks for the e-mail address or phone number that the code is sent to (SIGN-1). Plain state instead of `usePortalForm`: the form
 * library and the schemas would exceed the page's limit (PERF-1, ADR 0004).
 */
export const ContactStep = ({ initial, problem, takeFocus, sessionExpired, pending, onSubmit }: ContactStepProps) => {
  const { formatMessage } = useIntl();
  const [values, setValues] = useState(initial);
  const [error, setError] = useState<ErrorName>();
  const input = useRef<HTMLInputElement>(null);

  const change = (next: Partial<ContactValues>) => {
    setValues({ ...values, ...next });
    setError(undefined);
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = await onSubmit(values);
    setError(wrong);
    if (wrong) input.current?.focus();
  };

  // After a refusal the next try starts in the field, with the contact still there.
  useEffect(() => {
    if (problem || takeFocus) input.current?.focus();
  }, [problem, takeFocus]);

  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1}>
          <FormattedMessage {...messages.contactTitle} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...messages.contactText} />
        </Text>
      </Stack>
      {sessionExpired && !problem && (
        <Notice tone="info" live>
          <FormattedMessage {...messages.sessionExpired} />
        </Notice>
      )}
      <ProblemNotice problem={problem} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack space="gutter">
          <SegmentedControl
            label={formatMessage(messages.mode)}
            value={values.by}
            onValueChange={(by) => change({ by })}
            options={[
              { value: "email", label: formatMessage(messages.email), icon: Mail },
              { value: "phone", label: formatMessage(messages.phone), icon: Smartphone },
            ]}
          />
          {values.by === "email" ? (
            <EmailContact ref={input} value={values.email} onChange={(email) => change({ email })} error={error} />
          ) : (
            <PhoneContact
              ref={input}
              value={values.phone}
              onChange={(phone) => change({ phone, country: countryOfNumber(phone) ?? values.country })}
              country={values.country}
              onCountryChange={(country) => isRegionSlug(country) && change({ country })}
              error={error}
            />
          )}
          <Button type="submit" stretch pending={pending}>
            <FormattedMessage {...messages.sendCode} />
          </Button>
        </Stack>
      </form>
      <RegisterLink />
    </Stack>
  );
};
