import type { Project } from "@lucarne/api-client/queries/projects";
import { FormattedMessage } from "react-intl";
import { inPage } from "../../shared/page/in-page.tsx";
import { ProjectFrame } from "../../shared/projects/project-frame.tsx";
import { projectMessages } from "../../shared/projects/project-messages.ts";
import { ProjectSkeleton } from "../../shared/projects/project-skeleton.tsx";
import { useProject } from "../../shared/projects/use-project.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { Products } from "./products.tsx";
import { StateNotice } from "./state-notice.tsx";

const Loaded = ({ project }: { project: Project }) => (
  <ProjectFrame project={project} tab="products">
    <StateNotice project={project} />
    <Products project={project} />
  </ProjectFrame>
);

const onPage = inPage("project");

/** A project with its products (PROJ-16 to PROJ-24). */
const ProjectScreen = () => (
  <QueryView
    query={useProject()}
    loading={<ProjectSkeleton />}
    framed
    failedIn={onPage}
    failed={<FormattedMessage {...projectMessages.failed} />}
  >
    {(project) => <Loaded project={project} />}
  </QueryView>
);

export { ProjectScreen as Component };
