import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../../internal/cx.ts";
import * as styles from "./empty-state.css.ts";

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** A scene of 240 × 150, decoration. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  readonly level?: 2 | 3 | 4;
  /** One sentence; never left out. */
  readonly text: ReactNode;
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** What stands where a list would: nothing there yet, or it could not be fetched. */
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
      <p className={styles.text}>{text}</p>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
};
