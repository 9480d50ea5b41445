import { isRegionSlug } from "@lucarne/api-client/regions";
import { Button } from "@lucarne/ui/button";
import { Mail, Smartphone } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { PhoneField } from "@lucarne/ui/phone-field";
import { SegmentedControl } from "@lucarne/ui/segmented-control";
import { Heading, Text } from "@lucarne/ui/text";
import { TextField } from "@lucarne/ui/text-field";
import { useEffect, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { useCountryOptions } from "../../app/countries/use-country-options.ts";
import { useErrorText } from "../../app/errors/use-error-text.ts";
import { checkContact, type CheckedContact, type ContactValues } from "./contact-form.ts";
import type { LoginProblem } from "./login-rules.ts";
import { messages } from "./messages.ts";
import { loadPhoneRules } from "./phone-number.ts";
import { ProblemNotice } from "./problem-notice.tsx";
import { RegisterLink } from "./register-link.tsx";

type ContactStepProps = {
  /** What the fields start with. */
  initial: ContactValues;
  problem: LoginProblem | undefined;
  /** The last session ended by itself, so the visitor did not come here on purpose. */
  sessionExpired: boolean;
  pending: boolean;
  onSubmit: (contact: CheckedContact) => Promise<unknown>;
  onFail: () => void;
};

/** Asks where the code goes: to an address or to a phone (document 1 §2). */
export const ContactStep = ({ initial, problem, sessionExpired, pending, onSubmit, onFail }: ContactStepProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const countries = useCountryOptions();
  const form = useForm<ContactValues, unknown, CheckedContact>({ defaultValues: initial, resolver: checkContact });
  const { by, phone, country } = useWatch({ control: form.control, compute: (values: ContactValues) => values });
  const { email: emailError, phone: phoneError } = form.formState.errors;
  const fields = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // Only to have the rules at hand: a submit asks again, and says so when they do not come.
    if (by === "phone") loadPhoneRules().catch(() => undefined);
  }, [by]);

  useEffect(() => {
    if (problem && !pending) fields.current?.querySelector<HTMLInputElement>("input:not([type=radio])")?.focus();
  }, [problem, pending]);

  const emailLabel = intl.formatMessage(messages.email);
  const phoneLabel = intl.formatMessage(messages.phoneNumber);

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
      <form ref={fields} noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event).catch(onFail)}>
        <Stack space="gutter">
          <SegmentedControl
            label={intl.formatMessage(messages.mode)}
            value={by}
            onChange={(value) => form.setValue("by", value)}
            options={[
              { value: "email", label: emailLabel, icon: Mail },
              { value: "phone", label: intl.formatMessage(messages.phone), icon: Smartphone },
            ]}
          />
          {by === "email" ? (
            <TextField
              key="email"
              {...form.register("email")}
              type="email"
              label={emailLabel}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              error={emailError?.message && errorText(emailError.message, emailLabel)}
            />
          ) : (
            <PhoneField
              key="phone"
              label={phoneLabel}
              country={country}
              onCountryChange={(value) => isRegionSlug(value) && form.setValue("country", value)}
              countries={countries}
              countryLabel={intl.formatMessage(messages.country)}
              value={phone}
              onChange={(value) => form.setValue("phone", value, { shouldValidate: form.formState.isSubmitted })}
              hint={intl.formatMessage(messages.phoneHint)}
              error={phoneError?.message && errorText(phoneError.message, phoneLabel)}
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
