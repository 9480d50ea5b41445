import { CLOSED, IN_REVIEW, LOST, RETURNED } from "@lucarne/api-client/project-states";
import type { Project } from "@lucarne/api-client/queries/projects";
import { FileText, ShieldCheck } from "@lucarne/ui/icons";
import { Notice, NoticeAction } from "@lucarne/ui/notice";
import { FormattedMessage, useIntl } from "react-intl";
import { href } from "../../shared/navigation/href.ts";
import { pointsMessages } from "../../shared/points/points-messages.ts";
import { pointsOf, surveyIsDue } from "../../shared/projects/project-rules.ts";
import { messages } from "./messages.ts";

const OfStatus = ({ project }: { project: Project }) => {
  const { formatMessage } = useIntl();

  switch (project.status.id) {
    case IN_REVIEW:
      return (
        <Notice icon={ShieldCheck} title={<FormattedMessage {...messages.reviewTitle} />}>
          <FormattedMessage {...messages.reviewText} />
        </Notice>
      );
    case RETURNED:
      return (
        <Notice>
          <FormattedMessage {...messages.returned} />
        </Notice>
      );
    case CLOSED:
      return (
        <Notice tone="positive" title={<FormattedMessage {...messages.closedTitle} />}>
          {formatMessage(messages.closedText, {
            points: formatMessage(pointsMessages.amount, { points: pointsOf(project).available }),
          })}
        </Notice>
      );
    case LOST:
      return (
        <Notice tone="negative" title={<FormattedMessage {...messages.lostTitle} />}>
          <FormattedMessage {...messages.lostText} />
        </Notice>
      );
    default:
      return null;
  }
};

/** What the project's state means for its products, and what to do next. */
export const StateNotice = ({ project }: { project: Project }) => (
  <>
    <OfStatus project={project} />
    {surveyIsDue(project) && (
      <Notice
        tone="warning"
        icon={FileText}
        title={<FormattedMessage {...messages.dueTitle} />}
        action={
          <NoticeAction href={href("projectSurvey", { uuid: project.uuid })}>
            <FormattedMessage {...messages.openSurvey} />
          </NoticeAction>
        }
      >
        <FormattedMessage {...messages.dueText} />
      </Notice>
    )}
  </>
);
