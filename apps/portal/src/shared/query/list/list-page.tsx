import { Stack } from "@lucarne/ui/layout";
import { LinkTabs } from "@lucarne/ui/link-tabs";
import type { ReactElement } from "react";
import { useIntl } from "react-intl";
import type { PageHref } from "../../navigation/href.ts";
import { Page, type PageProps } from "../../page-parts/page.tsx";
import { useCurrentInView } from "../../page-parts/use-current-in-view.ts";
import { type ListAnswer, ListView, type ListViewProps } from "./list-view.tsx";

type ListPageTab = {
  href: PageHref;
  label: string;
  /** `null` while unknown, `undefined` for a tab without a count. */
  count: number | null | undefined;
  current: boolean;
};

type ListPageProps<Answer extends ListAnswer> = Omit<PageProps, "children"> &
  ListViewProps<Answer> & {
    /** Which part of the list is shown, as links. */
    tabs?: { label: string; items: readonly ListPageTab[] };
    /** Search and filters, above the list. */
    tools?: ReactElement | false;
    /** A message above the list, such as a failed action. */
    notice?: ReactElement | false;
  };

/**
 * A page with a list: title, tabs, tools, rows, page links; tab, filters and page are in the URL. A page past the
 * end redirects to the last one.
 */
export const ListPage = <Answer extends ListAnswer>(props: ListPageProps<Answer>) => {
  const { query, waits, tabs, tools, notice, loading, failed, empty, pagesLabel, hrefOf, children, ...page } = props;
  const { formatNumber } = useIntl();
  const strip = useCurrentInView<HTMLElement>(
    tabs?.items.map(({ href, current }) => `${href} ${current}`).join() ?? "",
  );

  return (
    <Page {...page}>
      {notice}
      <Stack space="none">
        {tabs && (
          <LinkTabs
            ref={strip}
            label={tabs.label}
            items={tabs.items.map(({ count, ...tab }) => ({
              ...tab,
              ...(count !== undefined && { count: count === null ? null : formatNumber(count) }),
            }))}
          />
        )}
        {tools}
        <ListView {...{ query, waits, loading, failed, empty, pagesLabel, hrefOf }}>{children}</ListView>
      </Stack>
    </Page>
  );
};
