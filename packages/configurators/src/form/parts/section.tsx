import { Heading } from "@lucarne/ui/text";
import { type ReactElement, type ReactNode, useId } from "react";
import * as styles from "./form.css.ts";

export interface SectionProps {
  readonly title: string;
  readonly hint?: string | undefined;
  /** At the end of the title's row. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A numbered section of the form. */
export const Section = ({ title, hint, end, children }: SectionProps): ReactElement => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="h3" id={id} className={styles.sectionTitle}>
          {title}
        </Heading>
        {end}
      </div>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      <div>{children}</div>
    </section>
  );
};
