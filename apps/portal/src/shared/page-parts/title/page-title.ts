import { useEffect } from "react";
import type { IntlShape } from "react-intl";
import { defineMessages, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { usePageName } from "./page-names.ts";

const messages = defineMessages<{ pageTitle: { page: string } }>({
  pageTitle: { id: "common.pageTitle", defaultMessage: "{page} – Lucarne Club" },
});

/** What the browser's tab says on a page. */
export const documentTitle = ({ formatMessage }: IntlShape, page: string): string =>
  formatMessage(messages.pageTitle, { page });

/**
 * Sets the tab's title and the breadcrumb to a name from the page's data, such as a project's number; `undefined`
 * until it has loaded.
 * @param path the address of the thing, where the page is a part of it
 */
export const usePageTitle = (page: string | undefined, path?: string): void => {
  const intl = useIntl();
  const { pathname } = useLocation();
  usePageName(path ?? pathname, page);

  useEffect(() => {
    if (page !== undefined) document.title = documentTitle(intl, page);
  }, [intl, page]);
};
