import { Stack } from "@lucarne/ui/layout";
import { Pagination } from "@lucarne/ui/pagination";
import { LinkTabs } from "@lucarne/ui/tabs";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { PageHref } from "../pages/href.ts";
import { Navigate } from "../pages/navigate.ts";
import { Page, type PageProps } from "../page/page.tsx";
import * as styles from "./list-page.css.ts";
import { QueryView } from "./query-view.tsx";

const messages = defineMessages<{ range: { first: number; last: number; total: number } }>({
  range: { id: "common.range", defaultMessage: "{first, number}–{last, number} of {total, number}" },
});

/** A page of a list, as the API gives it. */
type ListAnswer = {
  data: readonly unknown[];
  meta: { current_page: number; per_page: number; last_page: number; total: number };
};

type ListPageTab = {
  href: PageHref;
  label: string;
  /** `undefined` while it is not known. */
  count: number | undefined;
  current: boolean;
};

type ListPageProps<Answer extends ListAnswer> = Omit<PageProps, "children"> & {
  query: UseQueryResult<Answer>;
  /** Which part of the list is shown, as links. */
  tabs?: { label: string; items: readonly ListPageTab[] };
  /** Search and filters, above the list. */
  tools?: ReactNode;
  /** A message above the list, such as a failed action. */
  notice?: ReactNode;
  loading: ReactNode;
  /** What could not be loaded: a sentence. */
  failed: ReactNode;
  empty: ReactNode;
  /** Names the page links for screen readers. */
  pagesLabel: string;
  /** The address of another page of the same list. */
  hrefOf: (page: number) => PageHref;
  /** Draws the rows: the kit's `Table`, which is a list on a phone, or cards. */
  children: (items: Answer["data"], answer: Answer) => ReactNode;
};

/**
 * A page with a list: title, tabs, tools, rows, page links; tab, filters and page stand in the URL. A page past the
 * end leads to the last one.
 */
export const ListPage = <Answer extends ListAnswer>(props: ListPageProps<Answer>) => {
  const { query, tabs, tools, notice, loading, failed, empty, pagesLabel, hrefOf, children, ...page } = props;
  const { formatMessage, formatNumber } = useIntl();

  return (
    <Page {...page}>
      {notice}
      <Stack space="none">
        {tabs && (
          <LinkTabs
            label={tabs.label}
            items={tabs.items.map(({ count, ...tab }) => ({
              ...tab,
              ...(count !== undefined && { count: formatNumber(count) }),
            }))}
          />
        )}
        {tools}
        <QueryView
          query={query}
          loading={loading}
          failed={failed}
          empty={empty}
          isEmpty={({ meta }) => meta.total === 0}
        >
          {(answer) => {
            const { current_page: current, per_page: size, last_page: last, total } = answer.meta;
            if (answer.data.length === 0) return <Navigate to={hrefOf(last)} replace />;
            const first = (current - 1) * size + 1;

            return (
              <div aria-busy={query.isFetching}>
                {children(answer.data, answer)}
                <div className={styles.foot}>
                  <Pagination
                    page={current}
                    pages={last}
                    hrefOf={hrefOf}
                    label={pagesLabel}
                    range={formatMessage(messages.range, { first, last: first + answer.data.length - 1, total })}
                  />
                </div>
              </div>
            );
          }}
        </QueryView>
      </Stack>
    </Page>
  );
};
