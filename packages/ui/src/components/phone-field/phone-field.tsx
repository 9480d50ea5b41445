import { type ComponentPropsWithRef, useId } from "react";
import { useControlled } from "../../internal/input/use-controlled.ts";
import { useFormReset } from "../../internal/input/use-form-reset.ts";
import { mergeControl, splitField } from "../field/control.ts";
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

export interface PhoneFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<"input">, "id" | "size" | "type"> {
  /** `value` of the chosen country (controlled). */
  readonly country?: string | undefined;
  /** `value` of the initially chosen country (uncontrolled). @default the first country's */
  readonly defaultCountry?: string | undefined;
  /** Gets the `value` of the chosen country; when uncontrolled, also after a reset of the form. */
  readonly onCountryChange?: ((country: string) => void) | undefined;
  /** The countries of the list, in its order. */
  readonly countries: readonly PhoneCountry[];
  /** Names the country part. @default the kit's "Country code" */
  readonly countryLabel?: string | undefined;
  /** Sends the country with a form; `name` sends the number. */
  readonly countryName?: string | undefined;
  /** Locks the country only. @default `disabled` */
  readonly countryDisabled?: boolean | undefined;
  /** The number without its prefix, as typed. */
  readonly value?: string | undefined;
  /** Gets the number as typed, without its prefix. */
  readonly onValueChange?: ((value: string) => void) | undefined;
}

const prefix = (dialCode: string | number) => `+${String(dialCode).replace(/^\+/, "")}`;

/**
 * A phone number: the country prefix and the number. It does not validate; an error marks the number only,
 * and the label names the number.
 */
export const PhoneField = (props: PhoneFieldProps) => {
  const { root, control } = splitField(props);
  const {
    countries,
    country,
    defaultCountry = countries[0]?.value ?? "",
    onCountryChange,
    countryLabel,
    countryName,
    countryDisabled,
    onValueChange,
    ...input
  } = control;
  const strings = useStrings();
  const ownId = useId();
  const id = root.id ?? ownId;
  const [chosen, setChosen] = useControlled(country, defaultCountry, onCountryChange);
  useFormReset(id, () => {
    if (country === undefined) setChosen(defaultCountry);
  });
  return (
    <Field {...root} id={id}>
      {(own) => (
        <div className={row}>
          <Select
            aria-label={countryLabel ?? strings.countryCode}
            name={countryName}
            form={input.form}
            value={chosen}
            disabled={countryDisabled ?? input.disabled}
            onChange={(event) => setChosen(event.target.value)}
            options={countries.map(({ value: key, code, dialCode, name }) => ({
              value: key,
              label: `${name} (${prefix(dialCode)})`,
              shortLabel: `${code} ${prefix(dialCode)}`,
            }))}
          />
          <input
            type="tel"
            {...input}
            inputMode={input.inputMode ?? "tel"}
            autoComplete={input.autoComplete ?? "tel-national"}
            {...mergeControl(input, own)}
            onChange={(event) => {
              input.onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            className={box.control}
          />
        </div>
      )}
    </Field>
  );
};
