export type { DateRange } from "./date-range.ts";
export { DateRangeField, type DateRangeFieldProps } from "./date-range-field.tsx";
