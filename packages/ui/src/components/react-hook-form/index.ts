export { Form, type FormProps } from "./form.tsx";
export type { ErrorText } from "./form-context.ts";
export { FormErrorSummary, type FormErrorSummaryProps } from "./form-error-summary.tsx";
export { FormField, type FormFieldProps } from "./form-field.tsx";
export {
  type CheckedBinding,
  type FieldBinding,
  type FormFieldBindings,
  type GivenValue,
  type NamedBinding,
  type TextBinding,
  useFormField,
  type UseFormFieldOptions,
  type ValidatedBinding,
  type ValueBinding,
} from "./use-form-field.ts";
