import { CLOSED, IN_PROGRESS, IN_REVIEW, LOST, RETURNED } from "@lucarne/api-client/project-states";
import type { Project, ProjectStatusId } from "@lucarne/api-client/queries/projects";
import { Badge, type BadgeProps } from "@lucarne/ui/badge";

const TONE = {
  [IN_PROGRESS]: "info",
  [CLOSED]: "positive",
  [LOST]: "negative",
  [RETURNED]: "info",
  [IN_REVIEW]: "warning",
} as const satisfies Record<ProjectStatusId, BadgeProps["tone"]>;

/** The state of a project in the server's words. */
export const ProjectStatus = ({ status: { id, name } }: Pick<Project, "status">) => (
  <Badge tone={TONE[id]}>{name}</Badge>
);
