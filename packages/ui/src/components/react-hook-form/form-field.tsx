import type { ReactElement } from "react";
import type { FieldPath, FieldPathValue, FieldValues } from "react-hook-form";
import { type FormFieldBindings, useFormField, type UseFormFieldOptions } from "./use-form-field.ts";

export interface FormFieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Sent,
> extends UseFormFieldOptions<Values, Name, Sent> {
  /** Renders the field with the binding that it takes. An element, because a translator of the browser breaks bare texts. */
  readonly children: (field: FormFieldBindings<FieldPathValue<Values, Name>>) => ReactElement;
}

/** A field of the kit in a form of react-hook-form. Only the field is rendered again while users type. */
export const FormField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent = Values>({
  children,
  ...options
}: FormFieldProps<Values, Name, Sent>) => children(useFormField(options));
