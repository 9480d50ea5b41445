import { useEffect, useLayoutEffect } from "react";
import type { IntlShape, MessageDescriptor } from "react-intl";
import { defineMessages, useIntl } from "react-intl";
import { useMatches } from "react-router";

/** What a route says about itself. */
export type RouteHandle = { title: MessageDescriptor };

const messages = defineMessages<{ pageTitle: { page: string } }>({
  pageTitle: { id: "common.pageTitle", defaultMessage: "{page} – Lucarne Club" },
});

const isDescriptor = (value: unknown): value is MessageDescriptor =>
  typeof value === "object" && value !== null && "id" in value;

const titleOf = (handle: unknown): MessageDescriptor | undefined =>
  typeof handle === "object" && handle !== null && "title" in handle && isDescriptor(handle.title)
    ? handle.title
    : undefined;

const documentTitle = ({ formatMessage }: IntlShape, page: string): string =>
  formatMessage(messages.pageTitle, { page });

/** Puts the route's name into the browser's tab; before {@link usePageTitle} of a page that knows a better one. */
export const useRouteTitle = (): void => {
  const intl = useIntl();
  const title = titleOf(useMatches().at(-1)?.handle);

  useLayoutEffect(() => {
    if (title) document.title = documentTitle(intl, intl.formatMessage(title));
  }, [intl, title]);
};

/** Puts a name into the browser's tab that only the page knows, such as a project's; `undefined` until it is known. */
export const usePageTitle = (page: string | undefined): void => {
  const intl = useIntl();

  useEffect(() => {
    if (page !== undefined) document.title = documentTitle(intl, page);
  }, [intl, page]);
};
