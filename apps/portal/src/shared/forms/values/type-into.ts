import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, "setValue"> & {
  formState: { isSubmitted: boolean };
};

/**
 * Sets a field that the form library does not read itself, such as a phone number, as typing into a plain field does: the
 * form has unsaved changes (FORM-13), and the field is checked again once the form was sent.
 */
export const typeInto = <Values extends FieldValues, Name extends FieldPath<Values>>(
  { setValue, formState }: Form<Values>,
  name: Name,
  value: FieldPathValue<Values, Name>,
): void => setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
