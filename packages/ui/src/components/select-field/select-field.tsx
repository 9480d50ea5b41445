import { memo } from "react";
import { mergeControl, splitField } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import { Select, type SelectProps } from "./select.tsx";

export interface SelectFieldProps extends FieldFrame, Omit<SelectProps, "id"> {}

/** Its content, which renders again only when a prop changes: a form often keeps the state of all fields in one place. */
const Content = memo((props: SelectFieldProps) => {
  const { root, control } = splitField(props);
  return <Field {...root}>{(own) => <Select {...control} {...mergeControl(control, own)} />}</Field>;
});

/** A choice from a short list with a native select. */
export const SelectField = (props: SelectFieldProps) => <Content {...props} />;
