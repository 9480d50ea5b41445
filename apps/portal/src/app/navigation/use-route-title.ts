import { useLayoutEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { documentTitle } from "../../shared/page-parts/title/page-title.ts";
import { pageAt } from "../../shared/navigation/page-at.ts";
import { pageRow } from "../../shared/navigation/page-table.ts";

/** Sets the tab's title to the route's name; `usePageTitle` of a page can replace it. */
export const useRouteTitle = (): void => {
  const intl = useIntl();
  const { title } = pageRow(pageAt(useLocation().pathname));
  // A page's words come with its frame: until then, as on the way to sign-in, there is nothing to say.
  const spoken = title.id !== undefined && title.id in intl.messages;

  useLayoutEffect(() => {
    if (spoken) document.title = documentTitle(intl, intl.formatMessage(title));
  }, [intl, spoken, title]);
};
