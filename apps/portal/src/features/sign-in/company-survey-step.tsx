import { isCancel } from "@lucarne/api-client/errors";
import { reportProblem } from "@lucarne/api-client/problems";
import { Stack } from "@lucarne/ui/layout";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { FormProblems } from "../../shared/forms/form-problems.tsx";
import { type FormProblem, formProblems } from "../../shared/forms/server-errors.ts";
import { usePending } from "../../shared/forms/use-pending.ts";
import { PlainScreen } from "../../shared/frame/plain-screen.tsx";
import { RegistrationSurvey } from "../../shared/survey/registration-survey.tsx";
import { type Answers, surveyResponse } from "../../shared/survey/survey-rules.ts";
import { missingDataMessages as messages } from "./missing-data-messages.ts";

type CompanySurveyStepProps = {
  /** Numeric id of the company's country. */
  region: number;
  answers: Answers;
  onChange: (answers: Answers) => void;
  /** Saves the answers, as the JSON text of the call; what it throws is shown. */
  onSave: (response: string) => Promise<void>;
  onBack: () => void;
};

/** Asks for the survey that the company has not answered yet (SIGN-15). */
export const CompanySurveyStep = ({ region, answers, onChange, onSave, onBack }: CompanySurveyStepProps) => {
  const { pending, run } = usePending();
  const [problems, setProblems] = useState<readonly FormProblem<never>[]>([]);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  const save = (response: string) =>
    run(async () => {
      setProblems([]);
      try {
        await onSave(response);
      } catch (error) {
        if (!isCancel(error)) setProblems(formProblems({ report: reportProblem(error), fields: [] }));
      }
    });

  return (
    <PlainScreen
      title={<FormattedMessage {...messages.surveyTitle} />}
      text={<FormattedMessage {...messages.surveyText} />}
    >
      <Stack space="gutter">
        <FormProblems problems={problems} ref={summary} />
        <RegistrationSurvey
          regionId={region}
          answers={answers}
          onChange={onChange}
          submit={<FormattedMessage {...messages.save} />}
          pending={pending}
          onSubmit={(questions) => void save(surveyResponse(questions, answers))}
          onBack={onBack}
        />
      </Stack>
    </PlainScreen>
  );
};
