import { ChevronLeft, ChevronRight, Ellipsis } from "lucide-react";
import type { HTMLAttributes, ReactNode, Ref } from "react";
import { currentPage } from "../../internal/element/current-page.ts";
import { cx } from "../../internal/element/cx.ts";
import { useKeptFocus } from "../../internal/modal/use-kept-focus.ts";
import { type Href, isHref, Link, useStrings } from "../provider/index.ts";
import { GAP, pageWindow } from "./page-window.ts";
import * as styles from "./pagination.css.ts";

interface PaginationLook extends HTMLAttributes<HTMLElement> {
  /** Current page, from 1. */
  readonly page: number;
  /** Number of pages. */
  readonly pages: number;
  /** "1–20 of 46", at the start; shown alone when there is only one page. */
  readonly range?: ReactNode;
  /** Names the landmark. @default the kit's "Pages" */
  readonly label?: string | undefined;
  /** The `nav`, or the paragraph of `range` when there is only one page. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

export type PaginationProps = PaginationLook &
  (
    | {
        /**
         * Address of a page: an address with `{page}` in it, which a server component can pass too, or a function. Pages are
         * links, so that they can be shared and opened in a new tab.
         */
        readonly hrefOf: Href | ((page: number) => Href);
        readonly onPageChange?: undefined;
      }
    | {
        /** Gets the page that was chosen. Pages are buttons, for lists that have no address, such as in a dialog. */
        readonly onPageChange: (page: number) => void;
        readonly hrefOf?: undefined;
      }
  );

interface PageProps extends HTMLAttributes<HTMLElement> {
  /** Address of the page, or what shows it. */
  readonly goal: Href | (() => void);
}

const Page = ({ goal, ...rest }: PageProps) =>
  typeof goal === "string" ? <Link href={goal} {...rest} /> : <button type="button" onClick={goal} {...rest} />;

interface StepProps {
  readonly goal: Href | (() => void) | undefined;
  /** What a step without a goal would be. */
  readonly role: "link" | "button";
  readonly label: string;
  readonly children: ReactNode;
}

const Step = ({ goal, role, label, children }: StepProps) =>
  goal === undefined ? (
    <span role={role} aria-disabled aria-label={label} className={styles.square}>
      {children}
    </span>
  ) : (
    <Page goal={goal} aria-label={label} className={styles.square}>
      {children}
    </Page>
  );

/** Five pages with ellipses between previous and next. */
export const Pagination = ({
  page,
  pages,
  hrefOf,
  onPageChange,
  range,
  label,
  className,
  ref,
  ...rest
}: PaginationProps) => {
  const strings = useStrings();
  // On the first and last page the link to the previous or next one is gone.
  const kept = useKeptFocus<HTMLUListElement>("[aria-current]");
  const goalOf = (goal: number): Href | (() => void) => {
    if (hrefOf === undefined) return () => onPageChange(goal);
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
  const role = hrefOf === undefined ? "button" : "link";
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
          <Step role={role} goal={page > 1 ? goalOf(page - 1) : undefined} label={strings.previous}>
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
              <Page
                goal={goalOf(entry)}
                aria-label={strings.page({ number: entry })}
                {...currentPage(entry === page)}
                className={cx(styles.square, entry === page && styles.currentMark)}
              >
                {entry}
              </Page>
            )}
          </li>
        ))}
        <li className={share}>
          <Step role={role} goal={page < pages ? goalOf(page + 1) : undefined} label={strings.next}>
            <ChevronRight size={18} strokeWidth={2} aria-hidden />
          </Step>
        </li>
      </ul>
    </nav>
  );
};
