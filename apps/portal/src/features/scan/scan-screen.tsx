import { IN_PROGRESS } from "@lucarne/api-client/project-states";
import { projectProductsQuery, projectQuery, type Project } from "@lucarne/api-client/queries/projects";
import { ButtonLink } from "@lucarne/ui/button";
import { IconButtonLink } from "@lucarne/ui/icon-button";
import { X } from "@lucarne/ui/icons";
import { Container, Inline, Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { Skeleton } from "@lucarne/ui/skeleton";
import { Heading, Text } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { commonMessages } from "../../shared/common-messages.ts";
import { usePageName } from "../../shared/page-parts/title/page-names.ts";
import { href } from "../../shared/navigation/href.ts";
import { waitBriefly } from "../../shared/navigation/wait-briefly.ts";
import { type PageLoader, pageLoader } from "../../shared/navigation/page-loader.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { learnFault } from "./camera/video/camera-track.ts";
import { useScans } from "./use-scans.ts";
import { scansOfProject } from "./outcome/listed-scan.ts";
import { messages } from "./messages.ts";
import { ScanDesk } from "./desk/scan-desk.tsx";
import { ScanList } from "./list/scan-list.tsx";
import * as styles from "./scan-screen.css.ts";

/** A project that takes no more products: what is left of its scans can be moved or removed. */
const ClosedProject = ({ project }: { project: Project }) => {
  const scans = scansOfProject(useScans(), project.uuid);

  return (
    <Stack space="large" className={styles.closed}>
      <Notice tone="warning" title={<FormattedMessage {...messages.closedTitle} />}>
        <FormattedMessage {...messages.closedText} />
      </Notice>
      {scans.length > 0 && <ScanList project={project.uuid} scans={scans} />}
      <Inline>
        <ButtonLink variant="outline" href={href("project", { uuid: project.uuid })}>
          <FormattedMessage {...messages.toProject} />
        </ButtonLink>
      </Inline>
    </Stack>
  );
};

const Frame = ({ project, children }: { project?: Project; children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const { uuid = "" } = useParams();

  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <IconButtonLink
          icon={X}
          label={formatMessage(commonMessages.close)}
          href={href("project", { uuid })}
          className={styles.close}
        />
        <div className={styles.words}>
          <Heading level={1} className={styles.title}>
            <FormattedMessage {...PAGES.projectScan.title} />
          </Heading>
          {project && (
            <Text tone="muted" translate="no" className={styles.project}>
              {[project.number, project.name].join(" · ")}
            </Text>
          )}
        </div>
      </header>
      {children}
    </Container>
  );
};

const inFrame = (failure: ReactNode) => <Frame>{failure}</Frame>;

const Loading = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <Skeleton height={480} />
  </div>
);

/** Adds products to a project: by camera, by typing and by pasting (SCAN-1). */
const ScanScreen = () => {
  const { uuid = "" } = useParams();
  const { language } = useLanguage();
  const query = useQuery(projectQuery(api, uuid, language));
  usePageName(href("project", { uuid }), query.data?.number);

  return (
    <QueryView
      ofAddress
      query={query}
      loading={
        <Frame>
          <Loading />
        </Frame>
      }
      failed={<FormattedMessage {...messages.failed} />}
      failedIn={inFrame}
    >
      {(project) => (
        <Frame project={project}>
          {project.status.id === IN_PROGRESS ? <ScanDesk project={project} /> : <ClosedProject project={project} />}
        </Frame>
      )}
    </QueryView>
  );
};

const loadData = pageLoader(({ uuid, language }) =>
  Promise.all([
    queryClient.ensureQueryData(projectQuery(api, uuid, language)),
    queryClient.ensureQueryData(projectProductsQuery(api, uuid, language)),
  ]),
);

/** Also finds out whether the device has a camera: the page has another layout without one. */
export const loader: PageLoader = async (page) => {
  await Promise.all([loadData(page), waitBriefly(learnFault())]);

  return null;
};

export { ScanScreen as Component };
