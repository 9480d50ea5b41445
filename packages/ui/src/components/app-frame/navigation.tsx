import { type HTMLAttributes, type Ref, useState } from "react";
import { currentPage } from "../../internal/element/current-page.ts";
import { cx } from "../../internal/element/cx.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { fetchedComponent } from "../../internal/fetched-component.ts";
import { CountBadge } from "../badge/index.ts";
import { type Href, Link, useStrings } from "../provider/index.ts";
import type { NavItem } from "./nav-item.ts";
import { HeaderButton } from "./site-header.tsx";
import { useFittingItems } from "./use-fitting-items.ts";
import * as styles from "./navigation.css.ts";

interface NavProps extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement> | undefined;
}

export interface MainNavProps extends NavProps {
  /** Accessible name of the landmark. @default the kit's "Main navigation" */
  readonly label?: string | undefined;
  /** The areas, in their order. */
  readonly items: readonly NavItem[];
}

const { prepare, Fetched } = fetchedComponent(async () => (await import("./more-menu.tsx")).MoreMenu);

/** The menu of the items that do not fit; its code is loaded when there are any. */
const FoldedItems = ({ items }: Pick<MainNavProps, "items">) => {
  const [defaultOpen, setDefaultOpen] = useState(false);
  const strings = useStrings();
  const button = (
    <HeaderButton
      aria-haspopup="menu"
      onClick={() => {
        setDefaultOpen(true);
        prepare();
      }}
    >
      {strings.more}
    </HeaderButton>
  );
  return items.length === 0 ? button : <Fetched props={{ items, defaultOpen }} fallback={button} />;
};

/** The main areas in a row; those that do not fit are in a menu at the end. */
export const MainNav = ({ label, items, className, ...rest }: MainNavProps) => {
  const strings = useStrings();
  const { list, fitting } = useFittingItems(items.length);
  const hidden = items.slice(fitting);
  return (
    <nav
      data-component="MainNav"
      aria-label={label ?? strings.mainNavigation}
      className={cx(styles.nav, className)}
      {...rest}
    >
      <ul ref={list} className={styles.navList}>
        {items.map((item, index) => (
          <li key={item.href} className={index < fitting ? undefined : styles.folded}>
            <Link href={item.href} {...currentPage(item.current)} className={styles.navLink}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={cx(styles.more, hidden.length === 0 && styles.folded)}>
        <FoldedItems items={hidden} />
      </div>
    </nav>
  );
};

export interface TabBarItem {
  /** Target of the tab; without it the tab is a button. */
  readonly href?: Href | undefined;
  /** Called when the tab is pressed; for a link, before it is followed. */
  readonly onSelect?: (() => void) | undefined;
  /** Text under the icon. */
  readonly label: string;
  /** Icon above the label. */
  readonly icon: IconSource;
  /** True for the tab of the current page; screen readers say so. */
  readonly current?: boolean | undefined;
  /** For a button that opens a sheet: whether the sheet is open. */
  readonly expanded?: boolean | undefined;
  /** Count on the icon; `badgeLabel` is its text for screen readers. */
  readonly badge?: number | undefined;
  /** Text of the count for screen readers; without it the count is hidden from them. */
  readonly badgeLabel?: string | undefined;
}

export interface TabBarProps extends NavProps {
  /** Accessible name of the landmark. @default the kit's "Main navigation" */
  readonly label?: string | undefined;
  /** Five at most. */
  readonly items: readonly TabBarItem[];
}

const TabContent = ({ icon, label, badge, badgeLabel }: TabBarItem) => (
  <>
    {drawIcon(icon, 22)}
    <span>{label}</span>
    {badge ? (
      <CountBadge
        count={badge}
        aria-hidden={badgeLabel === undefined}
        aria-label={badgeLabel}
        role={badgeLabel === undefined ? undefined : "img"}
        className={styles.tabBadge}
      />
    ) : null}
  </>
);

/** The main areas at the bottom of a phone screen. Hidden from 760 px. */
export const TabBar = ({ label, items, className, ...rest }: TabBarProps) => {
  const strings = useStrings();
  return (
    <nav
      data-component="TabBar"
      aria-label={label ?? strings.mainNavigation}
      className={cx(styles.tabBar, className)}
      {...rest}
    >
      <ul className={cx(styles.tabList, styles.tabColumns[items.length - 1])}>
        {items.map((item) => (
          <li key={item.href ?? item.label}>
            {item.href === undefined ? (
              <button
                type="button"
                {...currentPage(item.current)}
                aria-expanded={item.expanded}
                onClick={item.onSelect}
                className={styles.tab}
              >
                <TabContent {...item} />
              </button>
            ) : (
              <Link href={item.href} {...currentPage(item.current)} onClick={item.onSelect} className={styles.tab}>
                <TabContent {...item} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
