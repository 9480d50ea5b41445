import type { Project } from "@lucarne/api-client/queries/projects";
import { DayOf } from "../../time/day-of.tsx";
import { ActionBar } from "@lucarne/ui/app-frame";
import { ButtonLink } from "@lucarne/ui/button";
import { ScanLine } from "@lucarne/ui/icons";
import { Container, Hidden } from "@lucarne/ui/layout";
import { LinkTabs } from "@lucarne/ui/link-tabs";
import { Heading, Text } from "@lucarne/ui/text";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { usePageTitle } from "../../page-parts/title/page-title.ts";
import { href } from "../../navigation/href.ts";
import { PAGES } from "../../navigation/page-table.ts";
import { DaysLeft } from "../days-left.tsx";
import * as styles from "./project-frame.css.ts";
import { projectMessages } from "../project-messages.ts";
import { projectPicture } from "../project-picture.ts";
import { ProjectPoints } from "../project-points.tsx";
import { projectTitle, surveyIsDue, takesProducts } from "../project-rules.ts";
import { ProjectStatus } from "../project-status.tsx";

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt className={styles.term}>{name}</dt>
    <dd className={styles.detail}>{children}</dd>
  </div>
);

const Head = ({ project }: { project: Project }) => {
  const { formatNumber } = useIntl();

  return (
    <div className={styles.head}>
      <div className={styles.picture} aria-hidden>
        <img
          src={projectPicture(project.uuid)}
          alt=""
          width={640}
          height={360}
          decoding="async"
          fetchPriority="low"
          className={styles.house}
        />
      </div>
      <div className={styles.words}>
        <div className={styles.state}>
          <ProjectStatus status={project.status} />
          <Text size="small" tone="muted" translate="no">
            {project.number}
          </Text>
        </div>
        <Heading level={1} translate="no">
          {projectTitle(project)}
        </Heading>
        <dl className={styles.facts}>
          <Fact name={<FormattedMessage {...projectMessages.points} />}>
            <ProjectPoints project={project} size="medium" />
          </Fact>
          <Fact name={<FormattedMessage {...projectMessages.created} />}>
            <DayOf at={project.created_at} />
          </Fact>
          <Fact name={<FormattedMessage {...projectMessages.daysLeft} />}>
            <DaysLeft project={project} />
          </Fact>
          <Fact name={<FormattedMessage {...projectMessages.products} />}>{formatNumber(project.products_count)}</Fact>
        </dl>
        {takesProducts(project) && (
          <Hidden below="tablet">
            <ScanLink project={project} />
          </Hidden>
        )}
      </div>
    </div>
  );
};

const ScanLink = ({ project: { uuid } }: { project: Project }) => (
  <ButtonLink href={href("projectScan", { uuid })} icon={ScanLine}>
    <FormattedMessage {...PAGES.projectScan.title} />
  </ButtonLink>
);

type ProjectFrameProps = {
  project: Project;
  tab: "products" | "survey";
  children: ReactNode;
};

/** A project's header and tabs around one of its pages (PROJ-16). */
export const ProjectFrame = ({ project, tab, children }: ProjectFrameProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const { uuid, number, products_count: products } = project;
  usePageTitle(number, href("project", { uuid }));
  // The survey has a bar of its own.
  const hasBar = tab === "products" && takesProducts(project);

  return (
    <Container className={styles.page}>
      <Head project={project} />
      <LinkTabs
        label={formatMessage(projectMessages.tabs)}
        items={[
          {
            href: href("project", { uuid }),
            label: formatMessage(projectMessages.products),
            count: formatNumber(products),
            current: tab === "products",
          },
          {
            href: href("projectSurvey", { uuid }),
            label: formatMessage(PAGES.projectSurvey.title),
            pending: surveyIsDue(project) ? formatMessage(projectMessages.surveyDue) : undefined,
            current: tab === "survey",
          },
        ]}
      />
      {children}
      {hasBar && (
        <ActionBar>
          <ScanLink project={project} />
        </ActionBar>
      )}
    </Container>
  );
};
