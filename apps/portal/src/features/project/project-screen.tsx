import { projectProductsQuery, projectQuery, type Project } from "@lucarne/api-client/queries/projects";
import { FormattedMessage } from "react-intl";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { inPage } from "../../shared/page-parts/in-page.tsx";
import { ProjectFrame } from "../../shared/projects/frame/project-frame.tsx";
import { projectMessages } from "../../shared/projects/project-messages.ts";
import { ProjectSkeleton } from "../../shared/projects/frame/project-skeleton.tsx";
import { useProject } from "../../shared/projects/frame/use-project.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { Products } from "./products/products.tsx";
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
    ofAddress
    query={useProject()}
    loading={<ProjectSkeleton />}
    framed
    failedIn={onPage}
    failed={<FormattedMessage {...projectMessages.failed} />}
  >
    {(project) => <Loaded project={project} />}
  </QueryView>
);

export const loader = pageLoader(({ uuid, language }) =>
  Promise.all([
    queryClient.ensureQueryData(projectQuery(api, uuid, language)),
    queryClient.ensureQueryData(projectProductsQuery(api, uuid, language)),
  ]),
);

export { ProjectScreen as Component };
