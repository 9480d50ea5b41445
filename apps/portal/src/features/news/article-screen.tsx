import { contentItemQuery } from "@lucarne/api-client/queries/content";
import { Container } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { ContentDate } from "../../shared/content/content-date.tsx";
import { type Content, contentOf } from "../../shared/content/content-item.ts";
import { YoutubeVideo } from "../../shared/content/youtube-video.tsx";
import { inPage } from "../../shared/page-parts/in-page.tsx";
import { BackLink } from "../../shared/page-parts/back-link.tsx";
import { usePageTitle } from "../../shared/page-parts/title/page-title.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { RichHtml } from "../../shared/rich-text/rich-html.tsx";
import { loadCleaner, useCleaner } from "../../shared/rich-text/use-cleaner.ts";
import * as styles from "./article/article-screen.css.ts";
import { ArticleSkeleton } from "./article/article-skeleton.tsx";
import { messages } from "./messages.ts";
import { MoreNews } from "./list/more-news.tsx";

const Article = ({ content: { title, excerpt, text, youtube, picture, updatedAt } }: { content: Content }) => (
  <article className={styles.article}>
    <div className={styles.head}>
      <ContentDate at={updatedAt} />
      <Heading level={1}>{title}</Heading>
    </div>
    {picture && (
      <div className={styles.frame}>
        <img className={styles.picture} src={picture.large} alt="" decoding="async" />
      </div>
    )}
    <div className={styles.measure}>
      {excerpt && <Text className={styles.excerpt}>{excerpt}</Text>}
      {text && <RichHtml html={text} />}
      {youtube && <YoutubeVideo id={youtube} title={title} level={2} poster={picture?.large} />}
    </div>
  </article>
);

const onPage = inPage("article");

/** One article in full; an unknown or unpublished one shows the not-found screen (CONT-7). */
const ArticleScreen = () => {
  const { uuid = "" } = useParams();
  const { language } = useLanguage();
  const query = useQuery(contentItemQuery(api, uuid, language));
  const content = query.data && contentOf(query.data);
  const cleaner = useCleaner();
  usePageTitle(content?.title);

  return (
    <>
      <BackLink to="news" />
      <QueryView
        ofAddress
        query={query}
        waits={!cleaner}
        loading={onPage(<ArticleSkeleton />)}
        framed
        failedIn={onPage}
        failed={<FormattedMessage {...messages.articleFailed} />}
      >
        {() => (
          <Container>
            <div className={styles.page}>
              {content && <Article content={content} />}
              <MoreNews uuid={uuid} />
            </div>
          </Container>
        )}
      </QueryView>
    </>
  );
};

export const loader = pageLoader(
  ({ uuid, language }) =>
    Promise.all([queryClient.ensureQueryData(contentItemQuery(api, uuid, language)), loadCleaner()]),
  "content",
);

export { ArticleScreen as Component };
