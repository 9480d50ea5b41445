import { surveyQuery } from "@lucarne/api-client/queries/registration";
import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";
import { Button } from "@lucarne/ui/button";
import { ArrowLeft } from "@lucarne/ui/icons";
import { Inline, Stack } from "@lucarne/ui/layout";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { commonMessages } from "../common-messages.ts";
import { LoadFailure } from "../page-parts/states/load-failure.tsx";
import { SurveyForm, type SurveyFormProps } from "./survey-form.tsx";
import { surveyMessages } from "./survey-messages.ts";

/** The questions of a country's registration survey (SUR-1). */
export const useRegistrationSurvey = (regionId: number | undefined) => {
  const { language } = useLanguage();

  return useQuery(surveyQuery(api, "registration", language, regionId));
};

type RegistrationSurveyProps = Omit<SurveyFormProps, "questions" | "onSubmit"> & {
  regionId: number | undefined;
  onSubmit: (questions: readonly SurveyQuestion[]) => void;
};

/** The registration survey of a country; it is not optional (SUR-10). */
export const RegistrationSurvey = ({ regionId, onSubmit, ...rest }: RegistrationSurveyProps) => {
  const { data, isError, isFetching, refetch } = useRegistrationSurvey(regionId);
  if (data) return <SurveyForm questions={data} onSubmit={() => onSubmit(data)} {...rest} />;

  return (
    <Stack space="large">
      {isError ? (
        <LoadFailure
          title={<FormattedMessage {...surveyMessages.failed} />}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={6} />
      )}
      {rest.onBack && (
        <Inline>
          <Button variant="outline" icon={ArrowLeft} onClick={rest.onBack}>
            <FormattedMessage {...commonMessages.back} />
          </Button>
        </Inline>
      )}
    </Stack>
  );
};
