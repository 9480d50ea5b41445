import { surveyQuery } from "@lucarne/api-client/queries/registration";
import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { LoadFailure } from "../../app/page/load-failure.tsx";
import { SurveyForm } from "../../app/survey/survey-form.tsx";
import type { Answers } from "../../app/survey/survey-rules.ts";
import { useLanguage } from "../../intl/use-language.ts";
import { api } from "../../session/portal-api.ts";
import { messages } from "./messages.ts";

/** The questions of a country's registration survey (decisions E12). */
export const useRegistrationSurvey = (country: RegionSlug) => {
  const { language } = useLanguage();

  return useQuery(surveyQuery(api, "registration", language, regionBySlug(country)?.id));
};

type SurveyStepProps = {
  country: RegionSlug;
  answers: Answers;
  onChange: (answers: Answers) => void;
  onBack: () => void;
  onNext: () => void;
};

/** Step 3: the survey, question by question; it is not optional (decisions R15). */
export const SurveyStep = ({ country, answers, onChange, onBack, onNext }: SurveyStepProps) => {
  const { data, isError, isFetching, refetch } = useRegistrationSurvey(country);
  if (data) {
    return (
      <SurveyForm
        questions={data}
        answers={answers}
        onChange={onChange}
        submit={<FormattedMessage {...messages.next} />}
        onSubmit={onNext}
        onBack={onBack}
      />
    );
  }

  return isError ? (
    <LoadFailure
      title={<FormattedMessage {...messages.surveyFailed} />}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <SkeletonText lines={6} />
  );
};
