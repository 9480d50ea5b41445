import { Pagination } from "@lucarne/ui/pagination";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { PageHref } from "../../navigation/href.ts";
import { Navigate } from "../../navigation/navigate.ts";
import * as styles from "./list-view.css.ts";
import { QueryView } from "../query-view.tsx";

const messages = defineMessages<{ range: { first: number; last: number; total: number } }>({
  range: { id: "common.range", defaultMessage: "{first, number}–{last, number} of {total, number}" },
});

/** A page of a list, as the API gives it. */
export type ListAnswer = {
  data: readonly unknown[];
  meta: { current_page: number; per_page: number; last_page: number; total: number };
};

export type ListViewProps<Answer extends ListAnswer> = {
  query: UseQueryResult<Answer>;
  /** Whether something else that the rows are drawn with is still to come. @default false */
  waits?: boolean | undefined;
  loading: ReactElement | null;
  /** What could not be loaded: a sentence. */
  failed: ReactNode;
  empty: ReactElement | null;
  /** Names the page links for screen readers. */
  pagesLabel: string;
  /** The address of another page of the same list. */
  hrefOf: (page: number) => PageHref;
  /** Draws the rows: the kit's `Table`, which is a list on a phone, or cards. */
  children: (items: Answer["data"], answer: Answer) => ReactElement | null;
};

/** A list with its states and page links, for a part of a page. A page past the end redirects to the last one. */
export const ListView = <Answer extends ListAnswer>(props: ListViewProps<Answer>) => {
  const { query, waits, loading, failed, empty, pagesLabel, hrefOf, children } = props;
  const { formatMessage } = useIntl();

  return (
    <QueryView
      framed
      query={query}
      waits={waits}
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
          <div className={styles.list} aria-busy={query.isFetching}>
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
  );
};
