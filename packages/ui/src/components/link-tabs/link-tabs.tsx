import type { HTMLAttributes, Ref } from "react";
import { currentPage } from "../../internal/element/current-page.ts";
import { cx } from "../../internal/element/cx.ts";
import { TabContent, type TabText } from "../../internal/tab-row/tab-content.tsx";
import * as styles from "../../internal/tab-row/tab-row.css.ts";
import { type Href, Link } from "../provider/index.ts";

export interface LinkTab extends TabText {
  /** Address of the page. */
  readonly href: Href;
  /** True for the current page; screen readers say so. */
  readonly current?: boolean | undefined;
}

export interface LinkTabsProps extends HTMLAttributes<HTMLElement> {
  /** Accessible name of the landmark. */
  readonly label: string;
  /** The pages, in their order. */
  readonly items: readonly LinkTab[];
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** Tabs that are separate pages: a navigation with links. */
export const LinkTabs = ({ label, items, className, ...rest }: LinkTabsProps) => (
  <nav data-component="LinkTabs" aria-label={label} className={cx(styles.list, className)} {...rest}>
    {items.map(({ href, current = false, ...item }) => (
      <Link key={href} href={href} {...currentPage(current)} className={styles.tab}>
        <TabContent {...item} current={current} />
      </Link>
    ))}
  </nav>
);
