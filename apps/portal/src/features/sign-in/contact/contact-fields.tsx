import type { RegionSlug } from "@lucarne/api-client/regions";
import { PhoneField } from "@lucarne/ui/phone-field";
import { TextField } from "@lucarne/ui/text-field";
import { type Ref, useEffect } from "react";
import { useIntl } from "react-intl";
import { loadInBackground } from "../../../platform/code/load-in-background.ts";
import { useCountryOptions } from "../../../shared/countries/use-country-options.ts";
import type { ErrorName } from "../../../shared/errors/error-messages.ts";
import { useErrorText } from "../../../shared/errors/use-error-text.ts";
import { messages } from "../messages.ts";
import { loadPhoneRules } from "../../../shared/phone/phone-number.ts";

type ContactFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error: ErrorName | undefined;
  ref: Ref<HTMLInputElement>;
};

/** The e-mail address that the code is sent to. */
export const EmailContact = ({ value, onChange, error, ref }: ContactFieldProps) => {
  const errorText = useErrorText();
  const label = useIntl().formatMessage(messages.email);

  return (
    <TextField
      ref={ref}
      type="email"
      name="email"
      label={label}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      error={error && errorText(error, label)}
    />
  );
};

type PhoneContactProps = ContactFieldProps & {
  country: RegionSlug;
  onCountryChange: (country: string) => void;
};

/** The phone number that the code is sent to, with its country. */
export const PhoneContact = ({ value, onChange, country, onCountryChange, error, ref }: PhoneContactProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const countries = useCountryOptions();
  const label = formatMessage(messages.phoneNumber);

  useEffect(() => {
    // Only a preload: the check on submit loads them again and reports a failure.
    loadInBackground(loadPhoneRules).catch(() => undefined);
  }, []);

  return (
    <PhoneField
      ref={ref}
      name="phone"
      label={label}
      required
      country={country}
      onCountryChange={onCountryChange}
      countries={countries}
      countryLabel={formatMessage(messages.country)}
      value={value}
      onValueChange={onChange}
      hint={formatMessage(messages.phoneHint)}
      error={error && errorText(error, label)}
    />
  );
};
