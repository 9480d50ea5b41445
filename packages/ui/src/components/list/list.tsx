import { createContext, type HTMLAttributes, type ReactNode, type Ref, use } from "react";
import { cx } from "../../internal/element/cx.ts";
import { isGiven } from "../../internal/element/is-given.ts";
import { type Href, Link } from "../provider/index.ts";
import * as styles from "./list.css.ts";

const Lines = createContext(true);

export interface ListProps extends HTMLAttributes<HTMLUListElement> {
  /** Draws a line between rows. @default true */
  readonly lines?: boolean | undefined;
  /** The `ListItem`s. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLUListElement> | undefined;
}

/** Things of one kind below each other. Give it `aria-label` or `aria-labelledby` where no heading names it. */
export const List = ({ lines = true, className, children, ...rest }: ListProps) => (
  <ul data-component="List" className={cx(styles.list, className)} {...rest}>
    <Lines value={lines}>{children}</Lines>
  </ul>
);

export interface ListItemProps extends Omit<HTMLAttributes<HTMLLIElement>, "title"> {
  /** What the row is about; the link's text when there is `href`. */
  readonly title: ReactNode;
  /** Second line. */
  readonly text?: ReactNode;
  /** Icon, picture or the like before the words. */
  readonly start?: ReactNode;
  /** A value, a badge or a menu at the end; it can be pressed also when the row is a link. */
  readonly end?: ReactNode;
  /** Target address: the whole row leads there. */
  readonly href?: Href | undefined;
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** A row of a `List`. */
export const ListItem = ({ title, text, start, end, href, className, children, ...rest }: ListItemProps) => (
  <li
    data-component="ListItem"
    className={cx(styles.item({ lines: use(Lines), link: href !== undefined }), className)}
    {...rest}
  >
    {isGiven(start) ? <div className={styles.start}>{start}</div> : null}
    <div className={styles.words}>
      {href === undefined ? (
        <span className={styles.title}>{title}</span>
      ) : (
        <Link href={href} className={cx(styles.title, styles.cover)}>
          {title}
        </Link>
      )}
      {isGiven(text) ? <span className={styles.text}>{text}</span> : null}
      {isGiven(children) ? <div>{children}</div> : null}
    </div>
    {isGiven(end) ? <div className={styles.end}>{end}</div> : null}
  </li>
);
