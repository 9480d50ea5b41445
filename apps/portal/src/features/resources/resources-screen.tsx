import { CONTENT_PER_PAGE, contentListQuery } from "@lucarne/api-client/queries/content";
import { FormattedMessage } from "react-intl";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { useConfig } from "../../shared/config/use-config.ts";
import { EmptyCard } from "../../shared/page-parts/states/empty-card.tsx";
import { Page } from "../../shared/page-parts/page.tsx";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { messages } from "./messages.ts";
import { ResourceLinks } from "./resource-links.tsx";
import { Tutorials } from "./tutorials.tsx";

/** Links and video guides for the user's country; a part without data is absent (CONT-2, CONT-10). */
const ResourcesScreen = () => {
  const config = useConfig();
  const country = useCurrentUser()?.region.slug;
  const links = (country && config?.resources?.[country]) || [];

  return (
    <Page title={<FormattedMessage {...PAGES.resources.title} />} text={<FormattedMessage {...messages.text} />}>
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
    </Page>
  );
};

export const loader = pageLoader(
  ({ language }) =>
    queryClient.ensureQueryData(contentListQuery(api, "tutorials", language, { limit: CONTENT_PER_PAGE.tutorials })),
  "content",
);

export { ResourcesScreen as Component };
