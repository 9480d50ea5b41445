import { createContext, type ReactNode, type RefObject } from "react";
import type { FieldError } from "react-hook-form";
import type { SummarizedError } from "../error-summary/index.ts";

/** Words of an error, for the field with this name. */
export type ErrorText = (fault: FieldError, name: string) => ReactNode;

interface FormContextValue {
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly errorText: ErrorText | undefined;
  /** What was wrong when the form was last sent, in the order of the page. */
  readonly problems: readonly SummarizedError[];
  readonly summary: RefObject<HTMLDivElement | null>;
}

/** The form around a field. */
export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** Id of a field, which an error summary links to. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;
