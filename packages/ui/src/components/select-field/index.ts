export { Select, type SelectOption, type SelectProps } from "./select.tsx";
export { SelectField, type SelectFieldProps } from "./select-field.tsx";
