import { Stack } from "@lucarne/ui/layout";
import { FormattedMessage } from "react-intl";
import { PlainScreen } from "../../../shared/frame/plain-screen.tsx";
import { ActionProblems } from "../../../shared/query/action-problems.tsx";
import { useAction } from "../../../shared/query/use-action.ts";
import { RegistrationSurvey } from "../../../shared/survey/registration-survey.tsx";
import { type Answers, surveyResponse } from "../../../shared/survey/survey-rules.ts";
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
  const save = useAction({ run: onSave });

  return (
    <PlainScreen
      title={<FormattedMessage {...messages.surveyTitle} />}
      text={<FormattedMessage {...messages.surveyText} />}
    >
      <Stack space="gutter">
        <ActionProblems error={save.error} takesFocus />
        <RegistrationSurvey
          regionId={region}
          answers={answers}
          onChange={onChange}
          submit={<FormattedMessage {...messages.save} />}
          pending={save.pending}
          onSubmit={(questions) => void save.start(surveyResponse(questions, answers))}
          onBack={onBack}
        />
      </Stack>
    </PlainScreen>
  );
};
