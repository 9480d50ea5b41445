import { use, useImperativeHandle } from "react";
import { ErrorSummary, type ErrorSummaryProps } from "../error-summary/index.ts";
import { FormContext } from "./form-context.ts";

export interface FormErrorSummaryProps extends Omit<ErrorSummaryProps, "errors"> {}

const OUTSIDE = { problems: [], summary: { current: null } };

/** The errors of the `Form` around it when it was last sent, each with a link to its field. */
export const FormErrorSummary = ({ ref, ...rest }: FormErrorSummaryProps) => {
  const { problems, summary } = use(FormContext) ?? OUTSIDE;
  // Whenever it is drawn: the element comes and goes.
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => summary.current);
  if (problems.length === 0) return null;
  return <ErrorSummary {...rest} ref={summary} errors={problems} />;
};
