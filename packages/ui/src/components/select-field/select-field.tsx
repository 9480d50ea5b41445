import { mergeControl } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import { Select, type SelectProps } from "./select.tsx";

export interface SelectFieldProps extends FieldFrame, Omit<SelectProps, "id"> {}

/** A choice from a short list with a native select. */
export const SelectField = ({
  id,
  label,
  labelHidden,
  hint,
  error,
  message,
  optional,
  counter,
  live,
  className,
  ...select
}: SelectFieldProps) => (
  <Field {...{ id, label, labelHidden, hint, error, message, optional, counter, live, className }}>
    {(control) => <Select {...select} {...mergeControl(select, control)} />}
  </Field>
);
