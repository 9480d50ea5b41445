import { projectQuery, type Project } from "@lucarne/api-client/queries/projects";
import { surveyQuery } from "@lucarne/api-client/queries/registration";
import { useToast } from "@lucarne/ui/toast";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { inPage } from "../../shared/page-parts/in-page.tsx";
import { ProjectFrame } from "../../shared/projects/frame/project-frame.tsx";
import { projectMessages } from "../../shared/projects/project-messages.ts";
import { pointsOf, surveyIsDue } from "../../shared/projects/project-rules.ts";
import { ProjectSkeleton } from "../../shared/projects/frame/project-skeleton.tsx";
import { useProject } from "../../shared/projects/frame/use-project.ts";
import { isAwaited } from "../../shared/query/is-awaited.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { AnsweredSurvey } from "./answered/answered-survey.tsx";
import { messages } from "./messages.ts";
import { NoSurvey } from "./no-survey.tsx";
import { OpenSurvey } from "./open/open-survey.tsx";
import { ThanksDialog } from "./open/thanks-dialog.tsx";
import { useProjectSurvey } from "./use-project-survey.ts";

type SurveyProps = { project: Project; onInReview: (points: number) => void };

/** The form while the survey is due, the answers afterwards, else why there is neither (PROJ-18). */
const Survey = ({ project, onInReview }: SurveyProps) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const user = useCurrentUser();
  if (project.survey.length > 0) return <AnsweredSurvey answers={project.survey} />;
  if (!surveyIsDue(project)) return <NoSurvey project={project} />;
  if (!user) return null;

  return (
    <OpenSurvey
      userUuid={user.uuid}
      project={project}
      onSent={(status) => {
        if (status === "inReview") onInReview(pointsOf(project).available);
        else toast({ message: formatMessage(messages.sent) });
      }}
    />
  );
};

const onPage = inPage("projectSurvey");

/** The closing survey of a project (PROJ-18 to PROJ-20). */
const ProjectSurveyScreen = () => {
  const [points, setPoints] = useState<number>();

  return (
    <>
      <QueryView
        ofAddress
        query={useProject()}
        waits={isAwaited(useProjectSurvey())}
        loading={<ProjectSkeleton />}
        framed
        failedIn={onPage}
        failed={<FormattedMessage {...projectMessages.failed} />}
      >
        {(project) => (
          <ProjectFrame project={project} tab="survey">
            <Survey project={project} onInReview={setPoints} />
          </ProjectFrame>
        )}
      </QueryView>
      <ThanksDialog points={points} onClose={() => setPoints(undefined)} />
    </>
  );
};

export const loader = pageLoader(({ uuid, language }) =>
  Promise.all([
    queryClient.ensureQueryData(projectQuery(api, uuid, language)),
    queryClient.ensureQueryData(surveyQuery(api, "project", language)),
  ]),
);

export { ProjectSurveyScreen as Component };
