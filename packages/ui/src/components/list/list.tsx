import { createContext, type HTMLAttributes, type ReactNode, type Ref, use } from "react";
import { cx } from "../../internal/element/cx.ts";
import { isGiven } from "../../internal/element/is-given.ts";
import { LinkRoot, type LinkTarget } from "../../internal/element/link-root.tsx";
import type { Href } from "../provider/index.ts";
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
  /** What the row is about; the text of its link. */
  readonly title: ReactNode;
  /** Second line. */
  readonly text?: ReactNode;
  /** Icon, picture or the like before the words. */
  readonly start?: ReactNode;
  /** A value, a badge or a menu at the end; it can be pressed also when the row is a link. */
  readonly end?: ReactNode;
  /** Target address: the whole row leads there. */
  readonly href?: Href | undefined;
  /** The only child is the link instead of the app's link component; its text is the `title`. */
  readonly asChild?: boolean | undefined;
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** A row of a `List`. */
export const ListItem = ({
  title,
  text,
  start,
  end,
  href,
  asChild = false,
  className,
  children,
  ...rest
}: ListItemProps) => {
  const target: LinkTarget | undefined = asChild ? { asChild } : href === undefined ? undefined : { href };
  return (
    <li
      data-component="ListItem"
      className={cx(styles.item({ lines: use(Lines), link: target !== undefined }), className)}
      {...rest}
    >
      {isGiven(start) ? <div className={styles.start}>{start}</div> : null}
      <div className={styles.words}>
        {target === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <LinkRoot {...target} given={children} className={cx(styles.title, styles.cover)}>
            {title}
          </LinkRoot>
        )}
        {isGiven(text) ? <span className={styles.text}>{text}</span> : null}
        {isGiven(children) && !asChild ? <div>{children}</div> : null}
      </div>
      {isGiven(end) ? <div className={styles.end}>{end}</div> : null}
    </li>
  );
};
