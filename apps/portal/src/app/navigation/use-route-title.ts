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
  // A page's messages load with its frame: until then, as before a redirect to sign-in, the title stays.
  const isLoaded = title.id !== undefined && title.id in intl.messages;

  useLayoutEffect(() => {
    if (isLoaded) document.title = documentTitle(intl, intl.formatMessage(title));
  }, [intl, isLoaded, title]);
};
