import { type HTMLAttributes, type ReactNode, type Ref, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cx } from "../../internal/element/cx.ts";
import { chevronRight } from "../../internal/marks/chevron-right.css.ts";
import { type Href, Link, useStrings } from "../provider/index.ts";
import * as styles from "./breadcrumbs.css.ts";

export interface Crumb {
  /** Name of the page. */
  readonly label: ReactNode;
  /** Address of the page. Not needed for the last crumb, which is the current page, or for a step without a page. */
  readonly href?: Href | undefined;
}

export interface BreadcrumbsProps extends HTMLAttributes<HTMLElement> {
  /** Accessible name of the landmark. @default the kit's "You are here" */
  readonly label?: string | undefined;
  /** From home to the current page, which is the last one. */
  readonly items: readonly Crumb[];
  readonly ref?: Ref<HTMLElement> | undefined;
}

const ELLIPSIS = "…";

/** A trail of four or more steps is folded where it is narrow: home, a button, the page above, the current page. */
const SHOWN_AT_END = 2;
const isFolded = (index: number, count: number) => index > 0 && index < count - SHOWN_AT_END;

/** The path from home to the current page (APG breadcrumb). */
export const Breadcrumbs = ({ label, items, className, ...rest }: BreadcrumbsProps) => {
  const strings = useStrings();
  const list = useRef<HTMLOListElement>(null);
  const trail = items.map(({ href }) => href).join(" ");
  // The next page's trail is folded again.
  const [unfolded, setUnfolded] = useState<string>();
  const isUnfolded = unfolded === trail;
  const canFold = items.length > SHOWN_AT_END + 1 && !isUnfolded;

  const unfold = () => {
    flushSync(() => setUnfolded(trail));
    // The button that had focus is gone.
    list.current?.querySelector<HTMLElement>("li:nth-child(n + 2) a")?.focus();
  };

  const more = (
    <li key="more" className={cx(styles.crumb, styles.more)}>
      <span aria-hidden className={chevronRight} />
      <button
        type="button"
        aria-label={strings.wholePath}
        aria-expanded={false}
        onClick={unfold}
        className={styles.unfold}
      >
        {ELLIPSIS}
      </button>
    </li>
  );
  return (
    <nav
      data-component="Breadcrumbs"
      aria-label={label ?? strings.breadcrumbs}
      className={cx(styles.breadcrumbs, className)}
      {...rest}
    >
      <ol ref={list} className={styles.list}>
        {items.map(({ href, label: name }, index) => {
          const isLast = index === items.length - 1;
          const current = isLast ? "page" : undefined;
          const step = (
            <li
              key={href ?? index}
              className={cx(styles.crumb, canFold && isFolded(index, items.length) && styles.folded)}
            >
              {index > 0 ? <span aria-hidden className={chevronRight} /> : null}
              {href === undefined ? (
                <span aria-current={current} className={isLast ? styles.current : undefined}>
                  {name}
                </span>
              ) : (
                <Link href={href} aria-current={current} className={cx(styles.link, isLast && styles.current)}>
                  {name}
                </Link>
              )}
            </li>
          );
          return canFold && index === 0 ? [step, more] : step;
        })}
      </ol>
    </nav>
  );
};
