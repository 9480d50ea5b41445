import type { Project } from "@lucarne/api-client/queries/projects";
import { Icon } from "@lucarne/ui/icon";
import { Hourglass } from "@lucarne/ui/icons";
import { useIntl } from "react-intl";
import * as styles from "./days-left.css.ts";
import { projectMessages } from "./project-messages.ts";
import { isFinal, isUrgent } from "./project-rules.ts";

/** Shown where days mean nothing. */
const NONE = "–";

type DaysLeftProps = {
  project: Pick<Project, "status" | "days_left">;
  /** Reads without a heading: “3 days left”, and nothing instead of the dash. */
  isSentence?: boolean;
};

/** The days until a project is lost; a dash when it is closed or lost (PROJ-8). */
export const DaysLeft = ({ project, isSentence = false }: DaysLeftProps) => {
  const { formatMessage } = useIntl();
  if (isFinal(project)) return isSentence ? null : <span>{NONE}</span>;
  const text = formatMessage(isSentence ? projectMessages.daysToGo : projectMessages.days, {
    days: Math.max(0, project.days_left),
  });

  return isUrgent(project) ? (
    <span className={styles.urgent}>
      <Icon as={Hourglass} size={16} />
      <span>{text}</span>
    </span>
  ) : (
    <span>{text}</span>
  );
};
