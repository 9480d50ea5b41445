export { Field, type FieldControl, type FieldFrame, type FieldProps } from "./field.tsx";
