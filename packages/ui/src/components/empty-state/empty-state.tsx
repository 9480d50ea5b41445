import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import * as styles from "./empty-state.css.ts";

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** A decorative picture of 240 × 150 px. */
  readonly picture?: ReactNode;
  /** Heading: what is missing or could not be loaded. */
  readonly title: ReactNode;
  /** Heading level of the title. @default 2 */
  readonly level?: 2 | 3 | 4 | undefined;
  /** One sentence; `null` only where the title is that sentence. */
  readonly text: ReactNode;
  /** A `Button` or `ButtonLink`, below the text. */
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Shown instead of a list that is empty or could not be loaded. */
export const EmptyState = ({ picture, title, level = 2, text, action, className, ...rest }: EmptyStateProps) => {
  const Title = `h${level}` as const;
  return (
    <div data-component="EmptyState" className={cx(styles.root, className)} {...rest}>
      {picture === undefined ? null : (
        <div aria-hidden className={styles.picture}>
          {picture}
        </div>
      )}
      <Title className={styles.title}>{title}</Title>
      {text === null ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
};
