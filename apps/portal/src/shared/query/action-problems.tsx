import { reportProblem } from "@lucarne/api-client/problems";
import { useEffect, useRef } from "react";
import { FormProblems } from "../forms/problems/form-problems.tsx";
import { formProblems } from "../forms/problems/server-errors.ts";

type ActionProblemsProps = {
  error: unknown;
  /** The box gets the focus when an error appears. */
  takesFocus?: boolean;
};

/** The error box of an action: every sentence of the refusal. Empty without an error. */
export const ActionProblems = ({ error, takesFocus = false }: ActionProblemsProps) => {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus && error !== undefined) box.current?.focus();
  }, [takesFocus, error]);

  return (
    error !== undefined && (
      <FormProblems problems={formProblems({ report: reportProblem(error), fields: [] })} ref={box} />
    )
  );
};
