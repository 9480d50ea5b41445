import { contentListQuery } from "@lucarne/api-client/queries/content";
import { Grid, Stack } from "@lucarne/ui/layout";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { contentOf } from "../../shared/content/content-item.ts";
import { NewsCard } from "../../shared/content/news-card.tsx";
import { EmptyCard } from "../../shared/page-parts/states/empty-card.tsx";
import { pageNumber } from "../../shared/page-parts/page-number.ts";
import { href } from "../../shared/navigation/href.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { useListAddress } from "../../shared/query/list/list-address.ts";
import { ListPage } from "../../shared/query/list/list-page.tsx";
import { LeadArticle } from "./list/lead-article.tsx";
import { messages } from "./messages.ts";
import * as styles from "./list/news-screen.css.ts";
import { NewsSkeleton } from "./list/news-skeleton.tsx";

const NO_FILTERS = {} as const;

/** News of the club, newest first; the first one is large (CONT-3). */
const NewsScreen = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { page, hrefOf } = useListAddress(href("news"), NO_FILTERS);
  const query = useQuery({
    ...contentListQuery(api, "news", language, { page }),
    placeholderData: keepPreviousData,
  });

  return (
    <ListPage
      title={<FormattedMessage {...PAGES.news.title} />}
      query={query}
      loading={<NewsSkeleton />}
      failed={<FormattedMessage {...messages.failed} />}
      empty={
        <EmptyCard
          picture={<img src="/art/empty-news.svg" alt="" width={240} height={150} />}
          title={<FormattedMessage {...messages.none} />}
          text={<FormattedMessage {...messages.noneText} />}
        />
      }
      pagesLabel={formatMessage(messages.pages)}
      hrefOf={(target) => hrefOf({ page: target })}
    >
      {(items) => {
        const [lead, ...others] = items.map(contentOf);

        return (
          <Stack space="gutter">
            {lead && <LeadArticle content={lead} />}
            <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} className={styles.others}>
              {others.map((content) => (
                <NewsCard key={content.uuid} content={content} rowOnPhones />
              ))}
            </Grid>
          </Stack>
        );
      }}
    </ListPage>
  );
};

/** The page that an address names. */
export const loader = pageLoader(
  ({ search, language }) =>
    queryClient.ensureQueryData(contentListQuery(api, "news", language, { page: pageNumber(search) })),
  "content",
);

export { NewsScreen as Component };
