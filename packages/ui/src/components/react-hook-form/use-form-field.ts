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

/** The value as a part gives it: a list that cannot be changed, and any other value as it is. */
export type GivenValue<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** What every field takes. */
export interface FieldBinding {
  /** The error summary links to it. */
  readonly id: string;
  /** Gives the form the control that gets focus when the field is wrong. */
  readonly ref: RefCallback<HTMLElement>;
  /** Tells the form that the field was left. */
  readonly onBlur: (event: FocusEvent) => void;
}

/** What a field takes that shows its error. */
export interface ValidatedBinding extends FieldBinding {
  /** What is wrong, in words; undefined while nothing is. */
  readonly error: ReactNode;
  /** Given where the rules ask for it: with a resolver, the app sets `required` of the part. */
  readonly required?: true;
}

/** The name of a field. */
export interface NamedBinding {
  /** Under which the form keeps the value. */
  readonly name: string;
}

/** A field whose value is the text of its control. */
export interface TextBinding<Value> extends NamedBinding {
  /** The text. */
  readonly value: Value;
  /** Gives the form the new text. */
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

/** A field that is on or off. */
export interface CheckedBinding<Value> extends NamedBinding {
  /** Whether it is on. */
  readonly checked: Value;
  /** Gives the form the new state. */
  readonly onChange: (event: { readonly target: { readonly checked: boolean } }) => void;
}

/** A field whose value is not the text of its control. */
export interface ValueBinding<Value> {
  /** The value. */
  readonly value: Value;
  /** Gives the form the new value. */
  readonly onValueChange: (value: GivenValue<Value>) => void;
}

/** A field in the ways in which parts of the kit take it: spread the one that the part needs. */
export interface FormFieldBindings<Value> {
  /** The value in the form. */
  readonly value: Value;
  /** Changes the value in the form. */
  readonly setValue: (value: GivenValue<Value>) => void;
  /** For TextField, TextArea, PasswordField, SelectField, PhoneField, OneTimeCode and Combobox. */
  readonly asText: ValidatedBinding & TextBinding<Value>;
  /** For Checkbox. */
  readonly asChecked: ValidatedBinding & CheckedBinding<Value>;
  /** For Switch, ChoiceCard and FilterChip, which show no error. */
  readonly asToggle: FieldBinding & CheckedBinding<Value>;
  /** For RadioGroup, CheckboxGroup, SearchSelect, MultiSelect, NumberField, DateField and DateRangeField. */
  readonly asValue: ValidatedBinding & NamedBinding & ValueBinding<Value>;
  /** For Slider and RangeSlider, which always have a value. */
  readonly asScale: FieldBinding & Pick<ValidatedBinding, "error"> & ValueBinding<Value>;
  /** For SegmentedControl and Quantity, which always have a value and show no error. */
  readonly asChoice: FieldBinding & NamedBinding & ValueBinding<Value>;
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
