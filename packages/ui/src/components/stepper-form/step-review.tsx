import { type HTMLAttributes, type ReactNode, type Ref, use } from "react";
import { cx } from "../../internal/element/cx.ts";
import { Button } from "../button/index.ts";
import { Heading } from "../text/index.ts";
import { GoToStep } from "./step-context.ts";
import * as styles from "./stepper-form.css.ts";

export interface StepReviewProps extends Omit<HTMLAttributes<HTMLElement>, "title" | "children"> {
  /** `id` of the step whose values are shown. */
  readonly step: string;
  /** Heading, such as the title of the step. */
  readonly title: ReactNode;
  /** Level of the heading. @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Text of the button that goes to the step. */
  readonly editLabel: ReactNode;
  /** Accessible name of this button with the title in it: "Edit: Company". */
  readonly editName: string;
  /** What was given, in words. */
  readonly values: readonly { readonly label: ReactNode; readonly value: ReactNode }[];
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** What was given in a step of a `StepperForm`, with a way back to it. */
export const StepReview = ({
  step,
  title,
  headingLevel = 3,
  editLabel,
  editName,
  values,
  className,
  ...rest
}: StepReviewProps) => {
  const goTo = use(GoToStep);
  return (
    <section data-component="StepReview" className={cx(styles.review, className)} {...rest}>
      <div className={styles.reviewHead}>
        <Heading level={headingLevel} size="h4">
          {title}
        </Heading>
        <Button variant="outline" size="compact" aria-label={editName} onClick={() => goTo(step)}>
          {editLabel}
        </Button>
      </div>
      <dl className={styles.values}>
        {values.map(({ label, value }, index) => (
          <div key={index} className={styles.row}>
            <dt className={styles.name}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
