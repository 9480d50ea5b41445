import { ChevronLeft, ChevronRight, Ellipsis } from "lucide-react";
import type { HTMLAttributes, ReactNode, Ref } from "react";
import { currentPage } from "../../internal/element/current-page.ts";
import { cx } from "../../internal/element/cx.ts";
import { useKeptFocus } from "../../internal/modal/use-kept-focus.ts";
import { type Href, isHref, Link, useStrings } from "../provider/index.ts";
import { GAP, pageWindow } from "./page-window.ts";
import * as styles from "./pagination.css.ts";

export interface PaginationProps extends HTMLAttributes<HTMLElement> {
  /** Current page, from 1. */
  readonly page: number;
  /** Number of pages. */
  readonly pages: number;
  /**
   * Address of a page: an address with `{page}` in it, which a server component can pass too, or a function. Pages are
   * links, so that they can be shared and opened in a new tab.
   */
  readonly hrefOf: Href | ((page: number) => Href);
  /** "1–20 of 46", at the start; shown alone when there is only one page. */
  readonly range?: ReactNode;
  /** Names the landmark. @default the kit's "Pages" */
  readonly label?: string | undefined;
  /** The `nav`, or the paragraph of `range` when there is only one page. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

interface StepProps {
  readonly href: Href | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

const Step = ({ href, label, children }: StepProps) =>
  href === undefined ? (
    <span role="link" aria-disabled aria-label={label} className={styles.square}>
      {children}
    </span>
  ) : (
    <Link href={href} aria-label={label} className={styles.square}>
      {children}
    </Link>
  );

/** Five page links with ellipses between previous and next. */
export const Pagination = ({ page, pages, hrefOf, range, label, className, ref, ...rest }: PaginationProps) => {
  const strings = useStrings();
  // On the first and last page the link to the previous or next one is gone.
  const kept = useKeptFocus<HTMLUListElement>("[aria-current]");
  const addressOf = (goal: number): Href => {
    if (typeof hrefOf !== "string") return hrefOf(goal);
    const address = hrefOf.replaceAll("{page}", String(goal));
    return isHref(address) ? address : hrefOf;
  };
  if (pages <= 1)
    return range === undefined ? null : (
      <p
        data-component="Pagination"
        className={cx(styles.range, className)}
        {...rest}
        ref={ref as Ref<HTMLParagraphElement>}
      >
        {range}
      </p>
    );
  const entries = pageWindow(page, pages);
  const isLong = entries.includes(GAP);
  const share = isLong ? styles.share : undefined;
  return (
    <nav
      data-component="Pagination"
      aria-label={label ?? strings.pagination}
      className={cx(styles.root, className)}
      {...rest}
      ref={ref}
    >
      {range === undefined ? null : <p className={styles.range}>{range}</p>}
      <ul {...kept} className={cx(styles.list, isLong && styles.long)}>
        <li className={share}>
          <Step href={page > 1 ? addressOf(page - 1) : undefined} label={strings.previous}>
            <ChevronLeft size={18} strokeWidth={2} aria-hidden />
          </Step>
        </li>
        {entries.map((entry, place) => (
          <li key={entry === GAP ? `gap-${place}` : entry} className={share}>
            {entry === GAP ? (
              <span aria-hidden className={styles.square}>
                <Ellipsis size={18} />
              </span>
            ) : (
              <Link
                href={addressOf(entry)}
                aria-label={strings.page({ number: entry })}
                {...currentPage(entry === page)}
                className={cx(styles.square, entry === page && styles.currentMark)}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
        <li className={share}>
          <Step href={page < pages ? addressOf(page + 1) : undefined} label={strings.next}>
            <ChevronRight size={18} strokeWidth={2} aria-hidden />
          </Step>
        </li>
      </ul>
    </nav>
  );
};
