import { reportProblem } from "@lucarne/api-client/problems";
import { FormProblems } from "../forms/form-problems.tsx";
import { formProblems } from "../forms/server-errors.ts";

/** The error box of an action: every sentence of the refusal. Empty without an error. */
export const ActionProblems = ({ error }: { error: unknown }) =>
  error !== undefined && <FormProblems problems={formProblems({ report: reportProblem(error), fields: [] })} />;
