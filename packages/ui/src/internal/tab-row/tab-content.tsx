import type { ReactNode } from "react";
import { visuallyHidden } from "../styles/visually-hidden.css.ts";
import * as styles from "./tab-row.css.ts";

export interface TabText {
  /** Text of the tab. */
  readonly label: ReactNode;
  /** Number after the label; screen readers read it too. `null` keeps its place until it is known. */
  readonly count?: ReactNode;
  /** Shows a red dot; this is its text for screen readers: "2 answers are missing". */
  readonly pending?: string | undefined;
}

/** What a tab shows. */
export const TabContent = ({ label, count, pending, current }: TabText & { readonly current: boolean }) => (
  <>
    <span>{label}</span>
    {count === undefined ? null : <span className={styles.count({ current })}>{count}</span>}
    {pending === undefined ? null : (
      <>
        <span aria-hidden className={styles.dot} />
        <span className={visuallyHidden}>{pending}</span>
      </>
    )}
  </>
);
