import { useLayoutEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { documentTitle } from "./page-title.ts";
import { routeOf } from "./screens.ts";

/** Puts the route's name into the browser's tab, before `usePageTitle` of a page that knows a better one. */
export const useRouteTitle = (): void => {
  const intl = useIntl();
  const title = routeOf(useLocation().pathname)?.title;

  useLayoutEffect(() => {
    if (title) document.title = documentTitle(intl, intl.formatMessage(title));
  }, [intl, title]);
};
