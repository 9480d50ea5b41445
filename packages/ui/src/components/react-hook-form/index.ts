export { Form, type FormProps } from "./form.tsx";
export type { ErrorText } from "./form-context.ts";
export { FormErrorSummary, type FormErrorSummaryProps } from "./form-error-summary.tsx";
export { FormField, type FormFieldProps } from "./form-field.tsx";
export { type FormFieldBindings, useFormField, type UseFormFieldOptions } from "./use-form-field.ts";
