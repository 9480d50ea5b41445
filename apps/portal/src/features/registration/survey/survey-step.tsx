import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";
import { FormattedMessage } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import { RegistrationSurvey } from "../../../shared/survey/registration-survey.tsx";
import type { Answers } from "../../../shared/survey/survey-rules.ts";

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
    submit={<FormattedMessage {...commonMessages.next} />}
    onSubmit={onNext}
    {...survey}
  />
);
