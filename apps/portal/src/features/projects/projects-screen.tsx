import { projectsQuery } from "@lucarne/api-client/queries/projects";
import { ButtonLink } from "@lucarne/ui/button";
import { Plus } from "@lucarne/ui/icons";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { EmptyCard } from "../../shared/page-parts/states/empty-card.tsx";
import { pageNumber } from "../../shared/page-parts/page-number.ts";
import { href } from "../../shared/navigation/href.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { readFilters, useListAddress } from "../../shared/query/list/list-address.ts";
import { ListPage } from "../../shared/query/list/list-page.tsx";
import { ListTools } from "./list/list-tools.tsx";
import { messages } from "./messages.ts";
import { ProjectTable } from "./list/project-table.tsx";
import { LIST_SHAPE, TABS } from "./list/project-tabs.ts";
import { ProjectsSkeleton } from "./list/projects-skeleton.tsx";

const AddProject = () => (
  <ButtonLink href={href("newProject")} icon={Plus}>
    <FormattedMessage {...messages.add} />
  </ButtonLink>
);

/** The projects of the company, newest first, by tab and search (PROJ-1 to PROJ-6, PROJ-26). */
const ProjectsScreen = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { values, page, hrefOf } = useListAddress(href("projects"), LIST_SHAPE);
  const shown = TABS[values.tab];
  const query = useQuery({
    ...projectsQuery(api, shown.tab, language, { page, search: values.search }),
    placeholderData: keepPreviousData,
  });
  const isSearch = values.search !== "";

  return (
    <ListPage
      title={<FormattedMessage {...PAGES.projects.title} />}
      text={<FormattedMessage {...messages.text} />}
      action={<AddProject />}
      tabs={{
        label: formatMessage(messages.tabs),
        items: LIST_SHAPE.tab.map((tab) => ({
          href: hrefOf({ tab }),
          label: formatMessage(TABS[tab].label),
          count: query.data?.meta.counts[TABS[tab].count] ?? null,
          current: tab === values.tab,
        })),
      }}
      tools={
        <ListTools
          search={values.search}
          hrefOf={(search) => hrefOf({ search })}
          found={isSearch && !query.isPlaceholderData ? query.data?.meta.total : undefined}
          hint={values.tab === "open" ? formatMessage(messages.openHint) : undefined}
        />
      }
      query={query}
      loading={<ProjectsSkeleton />}
      failed={<FormattedMessage {...messages.failed} />}
      empty={
        isSearch ? (
          <EmptyCard
            picture={<img src="/art/empty-projects.svg" alt="" width={240} height={150} />}
            title={<FormattedMessage {...messages.noMatch} />}
            text={<FormattedMessage {...messages.noMatchText} />}
            action={
              <ButtonLink variant="outline" href={hrefOf({ search: "" })}>
                <FormattedMessage {...messages.clearSearch} />
              </ButtonLink>
            }
          />
        ) : (
          <EmptyCard
            picture={
              <img
                src={values.tab === "review" ? "/art/empty-review.svg" : "/art/empty-projects.svg"}
                alt=""
                width={240}
                height={150}
              />
            }
            title={<FormattedMessage {...shown.emptyTitle} />}
            text={<FormattedMessage {...shown.emptyText} />}
            action={values.tab === "open" && <AddProject />}
          />
        )
      }
      pagesLabel={formatMessage(messages.pages)}
      hrefOf={(target) => hrefOf({ page: target })}
    >
      {(projects) => <ProjectTable projects={projects} />}
    </ListPage>
  );
};

/** The tab, page and search that an address names. */
export const loader = pageLoader(({ search, language }) => {
  const { tab, search: text } = readFilters(LIST_SHAPE, search);

  return queryClient.ensureQueryData(
    projectsQuery(api, TABS[tab].tab, language, { page: pageNumber(search), search: text }),
  );
});

export { ProjectsScreen as Component };
