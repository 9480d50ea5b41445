import type { ComponentPropsWithRef } from "react";
import { mergeControl } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { useStrings } from "../provider/index.ts";
import { Select } from "../select-field/index.ts";
import { row } from "./phone-field.css.ts";

export interface PhoneCountry {
  /** The app's id of the country. */
  readonly value: string;
  /** Two letters, shown while the list is closed. */
  readonly code: string;
  /** Dial code, with or without a plus. */
  readonly dialCode: string | number;
  /** Country name in the user's language. */
  readonly name: string;
}

export interface PhoneFieldProps
  extends FieldFrame, Omit<ComponentPropsWithRef<"input">, "id" | "value" | "onChange" | "size" | "type"> {
  /** `value` of the chosen country. */
  readonly country: string;
  readonly onCountryChange: (country: string) => void;
  readonly countries: readonly PhoneCountry[];
  /** Names the country part. @default the kit's "Country code" */
  readonly countryLabel?: string;
  readonly countryDisabled?: boolean;
  /** The number without its prefix, as typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const prefix = (dialCode: string | number) => `+${String(dialCode).replace(/^\+/, "")}`;

/**
 * A phone number: the country prefix and the number. It does not validate; an error marks the number only,
 * and the label names the number.
 */
export const PhoneField = ({
  id,
  label,
  labelHidden,
  hint,
  error,
  message,
  optional,
  counter,
  live,
  country,
  onCountryChange,
  countries,
  countryLabel,
  countryDisabled,
  value,
  onChange,
  className,
  disabled,
  ...input
}: PhoneFieldProps) => {
  const strings = useStrings();
  return (
    <Field {...{ id, label, labelHidden, hint, error, message, optional, counter, live, className }}>
      {(control) => (
        <div className={row}>
          <Select
            aria-label={countryLabel ?? strings.countryCode}
            value={country}
            disabled={countryDisabled ?? disabled}
            onChange={(event) => onCountryChange(event.target.value)}
            options={countries.map(({ value: key, code, dialCode, name }) => ({
              value: key,
              label: `${name} (${prefix(dialCode)})`,
              shortLabel: `${code} ${prefix(dialCode)}`,
            }))}
          />
          <input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            disabled={disabled}
            {...input}
            {...mergeControl(input, control)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={box.control}
          />
        </div>
      )}
    </Field>
  );
};
