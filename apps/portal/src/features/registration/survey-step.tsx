import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";
import { FormattedMessage } from "react-intl";
import { RegistrationSurvey } from "../../app/survey/registration-survey.tsx";
import type { Answers } from "../../app/survey/survey-rules.ts";
import { messages } from "./messages.ts";

type SurveyStepProps = {
  country: RegionSlug;
  answers: Answers;
  onChange: (answers: Answers) => void;
  onBack: () => void;
  onNext: () => void;
};

/** Step 3: the survey, question by question. */
export const SurveyStep = ({ country, onNext, ...survey }: SurveyStepProps) => (
  <RegistrationSurvey
    regionId={regionBySlug(country)?.id}
    submit={<FormattedMessage {...messages.next} />}
    onSubmit={onNext}
    {...survey}
  />
);
