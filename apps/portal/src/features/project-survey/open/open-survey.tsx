import { IN_REVIEW } from "@lucarne/api-client/project-states";
import { queryKeys } from "@lucarne/api-client/queries/keys";
import { type Project, projectQuery, submitProjectSurvey } from "@lucarne/api-client/queries/projects";
import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";
import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { ActionProblems } from "../../../shared/query/action-problems.tsx";
import { QueryView } from "../../../shared/query/query-view.tsx";
import { useAction } from "../../../shared/query/use-action.ts";
import { useContentKey } from "../../../shared/query/use-content-key.ts";
import { SurveyForm } from "../../../shared/survey/survey-form.tsx";
import { surveyMessages } from "../../../shared/survey/survey-messages.ts";
import { type Answers, surveyResponse } from "../../../shared/survey/survey-rules.ts";
import { messages } from "../messages.ts";
import { NextSteps } from "./next-steps.tsx";
import * as styles from "./open-survey.css.ts";
import { surveyDraft } from "./survey-draft.ts";
import { useProjectSurvey } from "../use-project-survey.ts";

type OpenSurveyProps = {
  userUuid: string;
  project: Project;
  onSent: (status: "inReview" | "closed") => void;
};

/** The survey question by question. Once sent, project, list, points and home are loaded again (PROJ-19). */
export const OpenSurvey = ({ userUuid, project, onSent }: OpenSurveyProps) => {
  const { uuid } = project;
  const query = useProjectSurvey();
  const keyOf = useContentKey();
  const queryClient = useQueryClient();
  const { language } = useLanguage();
  const [answers, setAnswers] = useState(() => surveyDraft.read(userUuid, uuid));
  const { start, pending, error } = useAction({
    run: async (questions: readonly SurveyQuestion[]) => {
      const response = surveyResponse(questions, answers);
      const { status, survey } = await submitProjectSurvey(api, uuid, response, keyOf(response));
      surveyDraft.clear(userUuid, uuid);
      queryClient.setQueryData(projectQuery(api, uuid, language).queryKey, { ...project, status, survey });
      onSent(status.id === IN_REVIEW ? "inReview" : "closed");
    },
    invalidates: [queryKeys.projects.all, queryKeys.points.all, queryKeys.rewards.all, queryKeys.notifications.all],
  });

  const change = (next: Answers) => {
    setAnswers(next);
    surveyDraft.write(userUuid, uuid, next);
  };

  return (
    <div className={styles.columns}>
      <Card className={styles.form}>
        <Stack space="gutter">
          <ActionProblems error={error} takesFocus />
          <QueryView
            query={query}
            loading={<SkeletonText lines={8} />}
            failed={<FormattedMessage {...surveyMessages.failed} />}
          >
            {(questions) => (
              <SurveyForm
                questions={questions}
                answers={answers}
                onChange={change}
                submit={<FormattedMessage {...messages.send} />}
                pending={pending}
                onSubmit={() => void start(questions)}
              />
            )}
          </QueryView>
        </Stack>
      </Card>
      <NextSteps project={project} />
    </div>
  );
};
