import { CONTENT_PER_PAGE, contentListQuery } from "@lucarne/api-client/queries/content";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { optionalParts } from "../../platform/session/portal-session.ts";
import { useServes } from "../../platform/session/use-serves.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { loadConfig } from "../../shared/config/load-config.ts";
import { useConfig } from "../../shared/config/use-config.ts";
import { isAwaited } from "../../shared/query/is-awaited.ts";
import { usePending } from "../../shared/query/use-pending.ts";
import { EmptyCard } from "../../shared/page-parts/states/empty-card.tsx";
import { Page } from "../../shared/page-parts/page.tsx";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { messages } from "./messages.ts";
import { ResourceLinks } from "./resource-links.tsx";
import { ResourcesSkeleton } from "./resources-skeleton.tsx";
import { Tutorials } from "./tutorials.tsx";

const firstVideos = (language: string) =>
  contentListQuery(api, "tutorials", language, { page: 1, limit: CONTENT_PER_PAGE.tutorials });

/**
 * Links and video guides for the user's country; a part without data is absent (CONT-2, CONT-10). Both appear together:
 * late links would push the videos.
 */
const ResourcesScreen = () => {
  const { config, isPending } = useConfig();
  const { language } = useLanguage();
  const serves = useServes("content");
  const videos = useQuery({ ...firstVideos(language), enabled: serves });
  const isWaiting = usePending(isPending || (serves && isAwaited(videos)));
  const country = useCurrentUser()?.region.slug;
  const links = (country && config?.resources?.[country]) || [];

  return (
    <Page title={<FormattedMessage {...PAGES.resources.title} />} text={<FormattedMessage {...messages.text} />}>
      {isWaiting ? (
        <ResourcesSkeleton />
      ) : (
        <>
          {links.length > 0 && <ResourceLinks resources={links} />}
          <Tutorials
            ifNone={
              links.length === 0 && (
                <EmptyCard
                  picture={<img src="/art/empty-resources.svg" alt="" width={240} height={150} />}
                  title={<FormattedMessage {...messages.none} />}
                  text={<FormattedMessage {...messages.noneText} />}
                />
              )
            }
          />
        </>
      )}
    </Page>
  );
};

export const loader = pageLoader(({ language }) =>
  Promise.all([
    loadConfig(language),
    ...(optionalParts.serves("content") ? [queryClient.ensureQueryData(firstVideos(language))] : []),
  ]),
);

export { ResourcesScreen as Component };
