import type { Project, ProjectStatusId } from "@lucarne/api-client/queries/projects";
import { Badge, type BadgeProps } from "@lucarne/ui/badge";

const TONE = { 1: "info", 2: "positive", 3: "negative", 4: "info", 5: "warning" } as const satisfies Record<
  ProjectStatusId,
  BadgeProps["tone"]
>;

/** The state of a project in the server's words. */
export const ProjectStatus = ({ status: { id, name } }: Pick<Project, "status">) => (
  <Badge tone={TONE[id]}>{name}</Badge>
);
