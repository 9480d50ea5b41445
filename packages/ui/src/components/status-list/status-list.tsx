import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import * as styles from "./status-list.css.ts";

export interface StatusListProps extends HTMLAttributes<HTMLDListElement> {
  /** Terms with their details, in their order. A term occurs once. */
  readonly items: readonly { readonly term: string; readonly detail: ReactNode }[];
  readonly ref?: Ref<HTMLDListElement> | undefined;
}

/** A description list: side by side on wide screens, in rows on phones. */
export const StatusList = ({ items, className, ...rest }: StatusListProps) => (
  <dl data-component="StatusList" className={cx(styles.list, className)} {...rest}>
    {items.map(({ term, detail }) => (
      <div key={term} className={styles.pair}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.detail}>{detail}</dd>
      </div>
    ))}
  </dl>
);
