import type { Project } from "@lucarne/api-client/queries/projects";
import { Hidden } from "@lucarne/ui/layout";
import { CellMeta, RowLink, Table, type TableColumn } from "@lucarne/ui/table";
import { FormattedMessage } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { DaysLeft } from "../../../shared/projects/days-left.tsx";
import { projectMessages } from "../../../shared/projects/project-messages.ts";
import { ProjectPoints } from "../../../shared/projects/project-points.tsx";
import { mayBeDeleted, projectTitle } from "../../../shared/projects/project-rules.ts";
import { ProjectStatus } from "../../../shared/projects/project-status.tsx";
import { DayOf } from "../../../shared/time/day-of.tsx";
import { DeleteProject } from "./delete-project.tsx";
import { messages } from "../messages.ts";

const COLUMNS: readonly TableColumn<Project>[] = [
  {
    id: "address",
    header: <FormattedMessage {...messages.address} />,
    place: "key",
    cell: (project) => (
      <>
        <RowLink href={href("project", { uuid: project.uuid })} translate="no">
          {projectTitle(project)}
        </RowLink>
        <CellMeta translate="no">{project.number}</CellMeta>
      </>
    ),
  },
  {
    id: "created",
    header: <FormattedMessage {...projectMessages.created} />,
    place: "start",
    labelled: true,
    sorted: "descending",
    width: "14%",
    cell: ({ created_at: created }) => <DayOf at={created} />,
  },
  {
    id: "days",
    header: <FormattedMessage {...projectMessages.daysLeft} />,
    place: "end",
    width: "13%",
    cell: (project) => (
      <>
        <Hidden as="span" below="tablet">
          <DaysLeft project={project} />
        </Hidden>
        <Hidden as="span" above="tablet">
          <DaysLeft project={project} isSentence />
        </Hidden>
      </>
    ),
  },
  {
    id: "points",
    header: <FormattedMessage {...projectMessages.points} />,
    place: "start",
    align: "end",
    width: "15%",
    cell: (project) => <ProjectPoints project={project} />,
  },
  {
    id: "status",
    header: <FormattedMessage {...projectMessages.status} />,
    place: "end",
    width: "16%",
    cell: (project) => <ProjectStatus status={project.status} />,
  },
  {
    id: "actions",
    header: <FormattedMessage {...messages.actions} />,
    headerHidden: true,
    place: "actions",
    align: "end",
    width: "76px",
    cell: (project) => mayBeDeleted(project) && <DeleteProject project={project} />,
  },
];

const keyOf = ({ uuid }: Project) => uuid;

/** The rows of the list; each is a link to its project (PROJ-3). */
export const ProjectTable = ({ projects }: { projects: readonly Project[] }) => (
  <Table
    caption={<FormattedMessage {...PAGES.projects.title} />}
    columns={COLUMNS}
    rows={projects}
    keyOf={keyOf}
    bleed
  />
);
