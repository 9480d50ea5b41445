import { useEffect } from "react";
import type { IntlShape } from "react-intl";
import { defineMessages, useIntl } from "react-intl";

const messages = defineMessages<{ pageTitle: { page: string } }>({
  pageTitle: { id: "common.pageTitle", defaultMessage: "{page} – Lucarne Club" },
});

/** What the browser's tab says on a page. */
export const documentTitle = ({ formatMessage }: IntlShape, page: string): string =>
  formatMessage(messages.pageTitle, { page });

/** Sets the tab's title to a name from the page's data, such as a project's; `undefined` until it has loaded. */
export const usePageTitle = (page: string | undefined): void => {
  const intl = useIntl();

  useEffect(() => {
    if (page !== undefined) document.title = documentTitle(intl, page);
  }, [intl, page]);
};
