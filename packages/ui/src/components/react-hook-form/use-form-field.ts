import { type FocusEvent, type ReactNode, type RefCallback, use, useId } from "react";
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
  type UseControllerProps,
} from "react-hook-form";
import { useStrings } from "../provider/index.ts";
import { fieldId, FormContext } from "./form-context.ts";

export interface UseFormFieldOptions<Values extends FieldValues, Name extends FieldPath<Values>, Sent> {
  /** Name of the field. */
  readonly name: Name;
  /** When its value is good, unless the form has a resolver. */
  readonly rules?: UseControllerProps<Values, Name, Sent>["rules"] | undefined;
  /** `control` of its form: with it the name is typed. @default that of the `Form` around */
  readonly control?: UseControllerProps<Values, Name, Sent>["control"] | undefined;
}

/** Parts give lists that cannot be changed. */
type Given<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** What every field takes. */
interface FieldBinding {
  /** The error summary links to it. */
  readonly id: string;
  readonly ref: RefCallback<HTMLElement>;
  readonly onBlur: (event: FocusEvent) => void;
}

interface ValidatedBinding extends FieldBinding {
  readonly error: ReactNode;
  /** Given where the rules ask for it: with a resolver, the app sets `required` of the part. */
  readonly required?: true;
}

interface Named {
  readonly name: string;
}

interface Text<Value> extends Named {
  readonly value: Value;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

interface Checked<Value> extends Named {
  readonly checked: Value;
  readonly onChange: (event: { readonly target: { readonly checked: boolean } }) => void;
}

interface Valued<Value> {
  readonly value: Value;
  readonly onValueChange: (value: Given<Value>) => void;
}

/** A field in the ways in which parts of the kit take it: spread the one that the part needs. */
export interface FormFieldBindings<Value> {
  readonly value: Value;
  readonly setValue: (value: Given<Value>) => void;
  /** For TextField, TextArea, PasswordField, SelectField, PhoneField, OneTimeCode and Combobox. */
  readonly asText: ValidatedBinding & Text<Value>;
  /** For Checkbox. */
  readonly asChecked: ValidatedBinding & Checked<Value>;
  /** For Switch, ChoiceCard and FilterChip, which show no error. */
  readonly asToggle: FieldBinding & Checked<Value>;
  /** For RadioGroup, CheckboxGroup, SearchSelect, MultiSelect, NumberField, DateField and DateRangeField. */
  readonly asValue: ValidatedBinding & Named & Valued<Value>;
  /** For Slider and RangeSlider, which always have a value. */
  readonly asScale: FieldBinding & Pick<ValidatedBinding, "error"> & Valued<Value>;
  /** For SegmentedControl and Quantity, which always have a value and show no error. */
  readonly asChoice: FieldBinding & Named & Valued<Value>;
  /** For FileUpload, whose `onFiles` and `onRemove` call `setValue`. */
  readonly asFiles: ValidatedBinding & { readonly files: Value };
}

/** Binds a field of react-hook-form to a part of the kit: value, focus, error in words. */
export const useFormField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent = Values>({
  name: key,
  rules,
  control,
}: UseFormFieldOptions<Values, Name, Sent>): FormFieldBindings<FieldPathValue<Values, Name>> => {
  const strings = useStrings();
  const form = use(FormContext);
  const ownId = useId();
  const { field, fieldState } = useController<Values, Name, Sent>({
    name: key,
    ...(rules && { rules }),
    ...(control && { control }),
  });
  const { name, value, onChange } = field;
  const { error: fault } = fieldState;
  const { required } = rules ?? {};
  const isRequired = typeof required === "object" ? required.value === true : Boolean(required);
  const binding: FieldBinding = {
    id: form === undefined ? ownId : fieldId(form.id, name),
    ref: field.ref,
    onBlur: ({ currentTarget, relatedTarget }) => {
      // A group is left once no control of it has focus.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) field.onBlur();
    },
  };
  const error = fault && (form?.errorText?.(fault, name) ?? (fault.message || strings.fieldWrong));
  const validated: ValidatedBinding = { ...binding, error, ...(isRequired && { required: true }) };
  return {
    value,
    setValue: onChange,
    asText: { ...validated, name, value, onChange },
    asChecked: { ...validated, name, checked: value, onChange },
    asToggle: { ...binding, name, checked: value, onChange },
    asValue: { ...validated, name, value, onValueChange: onChange },
    asScale: { ...binding, error, value, onValueChange: onChange },
    asChoice: { ...binding, name, value, onValueChange: onChange },
    asFiles: { ...validated, files: value },
  };
};
