import { Notice } from "@lucarne/ui/notice";
import type { Ref } from "react";
import { useErrorText } from "../../errors/use-error-text.ts";
import type { FormProblem } from "./server-errors.ts";

type FormProblemsProps = {
  problems: readonly FormProblem<string>[];
  ref?: Ref<HTMLDivElement>;
};

/** What is wrong with a sent form beyond its fields; they say theirs themselves. Takes the focus by its ref. */
export const FormProblems = ({ problems, ref }: FormProblemsProps) => {
  const errorText = useErrorText();
  const general = problems.filter(({ field }) => field === undefined);

  return (
    general.length > 0 && (
      <Notice tone="negative" live ref={ref} tabIndex={-1}>
        {general.map(({ text }) => (
          <p key={text}>{errorText(text)}</p>
        ))}
      </Notice>
    )
  );
};
